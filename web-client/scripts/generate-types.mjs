// Writes the TypeScript types of the wire from protocol's schema; --check fails if they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schemaFile = new URL('../../protocol/schema/avinas.v1.schema.json', import.meta.url);
const typesFile = new URL('../packages/client/src/types.ts', import.meta.url);

const text = readFileSync(schemaFile, 'utf8').replaceAll('#/$defs/', '#/definitions/');
const schema = JSON.parse(text);
schema.definitions = schema.$defs;
delete schema.$defs;

// A seat or side that a game has not is never asked for: values by seat have the same members in every game.
const filled = (part) => {
  if (!part || typeof part !== 'object') return;
  const names = Object.keys(part.properties ?? {}).filter((name) => name !== 'rest');
  const bySeat = names.includes('N') && names.every((name) => 'NESW'.includes(name));
  for (const seat of bySeat && part.required?.length ? 'NESW' : '') {
    part.properties[seat] ??= part.properties.N;
    if (!part.required.includes(seat)) part.required.push(seat);
  }
  Object.values(part).forEach(filled);
};
filled(schema);

const compiled = await compile(schema, 'WireMessage', {
  bannerComment: '// Generated from protocol/schema/avinas.v1.schema.json by `npm run types`.',
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
});
// What any game has is a type of its own, also where no message holds it by that name.
const anyGames = Object.entries(schema.definitions)
  .filter(([name, part]) => part.anyOf && !new RegExp(`export (type|interface) ${name}\\b`).test(compiled))
  .map(
    ([name, part]) => `export type ${name} = ${part.anyOf.map(({ $ref }) => $ref.split('/').at(-1)).join(' | ')};\n`,
  );
const types = compiled + anyGames.join('');

if (process.argv.includes('--check')) {
  if (readFileSync(typesFile, 'utf8') !== types) {
    console.error('packages/client/src/types.ts is stale: run `npm run types` and commit the result.');
    process.exit(1);
  }
} else {
  writeFileSync(typesFile, types);
}
