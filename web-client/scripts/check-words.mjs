// Every message that the client uses is in every catalogue, with the same variables; and every message
// of the catalogues is used. Fails the build otherwise. (docs/translating.md)
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const folder = `${source}words/languages/`;
const problems = [];

/** All variables in a message, and the messages that it refers to. */
function partsOf(pattern, parts = { variables: new Set(), messages: new Set() }) {
  if (Array.isArray(pattern)) for (const part of pattern) partsOf(part, parts);
  else if (pattern && typeof pattern === 'object') {
    if (pattern.type === 'var') parts.variables.add(pattern.name);
    if (pattern.type === 'mesg') parts.messages.add(pattern.name);
    if (pattern.type === 'select') {
      partsOf(pattern.selector, parts);
      for (const variant of pattern.variants) partsOf(variant.value, parts);
    }
    if (pattern.args) partsOf(pattern.args, parts);
  }
  return parts;
}

/** A part's messages; those of `base`, the language's main catalogue, may be referred to. */
function catalogue(file, base = new Map()) {
  const text = readFileSync(folder + file, 'utf8');
  const messages = new Map();
  for (const entry of new FluentResource(text).body) messages.set(entry.id, partsOf(entry.value));
  // Fluent leaves out what it cannot read, without a word.
  for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
    if (!messages.has(id)) problems.push(`${file}: ${id} cannot be read`);
  }
  const all = (id, seen = new Set()) => {
    const own = messages.get(id) ?? base.get(id);
    if (!own || seen.has(id)) return new Set();
    seen.add(id);
    return new Set([...own.variables, ...[...own.messages].flatMap((other) => [...all(other, seen)])]);
  };
  return { messages, has: (id) => messages.has(id) || base.has(id), variablesOf: (id) => all(id) };
}

const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
const languages = files.filter((name) => !name.slice(0, -4).includes('.')).map((name) => name.slice(0, -4));
const parts = [
  '',
  'reasons.',
  'evenings.',
  'menu.',
  'commands.',
  'avinas_reasons.',
  'rules.',
  'lessons.',
  'sjavs.',
  'sjavs_lessons.',
  'sjavs_rules.',
  'einwerfen.',
  'einwerfen_lessons.',
  'einwerfen_rules.',
  'sueca.',
  'sueca_lessons.',
  'sueca_rules.',
  'owcyglowa.',
  'owcyglowa_lessons.',
  'owcyglowa_rules.',
  'klorsjavs.',
  'klorsjavs_lessons.',
  'klorsjavs_rules.',
  'tarock.',
  'tarock_lessons.',
  'tarock_rules.',
  'sixbid.',
  'sixbid_lessons.',
  'sixbid_rules.',
  'sjavsalone.',
  'sjavsalone_lessons.',
  'club.',
  'replay.',
];

const code = readdirSync(source, { recursive: true })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(source + name, 'utf8'))
  .join('\n');
// t('id'), ids that are chosen first ('a' : 'b'), and ids made of a beginning and a value.
const literals = new Set([...code.matchAll(/'([a-z][\w]*(?:-[\w]+)*)'/g)].map((m) => m[1]));
const beginnings = [...code.matchAll(/`([a-z][\w-]*[-])\$\{/g)].map((m) => m[1]);
const endings = [...code.matchAll(/`\$\{\w+\}(-[\w-]+)`/g)].map((m) => m[1]);

const mains = new Map(languages.map((language) => [language, catalogue(`${language}.ftl`).messages]));

for (const part of parts) {
  const english = catalogue(`${part}en.ftl`, mains.get('en'));
  const used = new Set();
  for (const [id, { messages }] of english.messages) {
    for (const other of messages) {
      used.add(other);
      if (!english.has(other)) problems.push(`${part}en.ftl: ${id} refers to ${other}, which is not there`);
    }
  }
  const fromParts = new Set(
    part === ''
      ? parts
          .filter(Boolean)
          .flatMap((p) => [...catalogue(`${p}en.ftl`).messages.values()].flatMap((m) => [...m.messages]))
      : [],
  );
  for (const id of english.messages.keys()) {
    const isUsed =
      fromParts.has(id) ||
      used.has(id) ||
      literals.has(id) ||
      beginnings.some((b) => id.startsWith(b)) ||
      endings.some((e) => id.endsWith(e) && literals.has(id.slice(0, -e.length)));
    if (!isUsed) problems.push(`${part}en.ftl: ${id} is not used`);
  }
  for (const language of languages.filter((l) => l !== 'en')) {
    const file = `${part}${language}.ftl`;
    if (!files.includes(file)) {
      problems.push(`${file} is missing`);
      continue;
    }
    const other = catalogue(file, mains.get(language));
    for (const id of english.messages.keys()) {
      if (!other.messages.has(id)) problems.push(`${file}: ${id} is missing`);
    }
    for (const [id, { messages }] of other.messages) {
      for (const name of messages) {
        if (!other.has(name)) problems.push(`${file}: ${id} refers to ${name}, which is not there`);
      }
      // Cases of its own are a language's own business: messages that only it has.
      if (!english.messages.has(id)) {
        const referred = [...other.messages.values()].some((m) => m.messages.has(id));
        if (!referred) problems.push(`${file}: ${id} is not used`);
        continue;
      }
      const known = english.variablesOf(id);
      for (const variable of other.variablesOf(id)) {
        const given = ['rank', 'suit', 'who', 'side'].includes(variable);
        if (!known.has(variable) && !given) problems.push(`${file}: ${id} uses $${variable}, which is not given`);
      }
    }
  }
}
const english = catalogue('en.ftl');
for (const [, id] of code.matchAll(/\bt\(\s*'([^']+)'/g)) {
  const known = parts.some((part) => catalogue(`${part}en.ftl`).messages.has(id));
  if (!known) problems.push(`${id} is used and in no catalogue`);
}
for (const problem of problems) console.error(problem);
console.log(`${languages.length} languages, ${english.messages.size} messages, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
