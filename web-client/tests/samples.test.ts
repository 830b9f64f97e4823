// The golden samples of both directions are valid by the schema, and no other message is.
import { readFileSync } from 'node:fs';
import Ajv07 from 'ajv';
import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

const at = (name: string) => readFileSync(new URL(`../../protocol/${name}`, import.meta.url), 'utf8');
const schema = JSON.parse(at('schema/avinas.v1.schema.json'));
const ajv = new Ajv({ strict: false });
ajv.addSchema(schema, 'wire');
const client = ajv.getSchema('wire#/$defs/ClientMessage')!;
const server = ajv.getSchema('wire#/$defs/ServerMessage')!;
const lines = (name: string) =>
  at(`samples/${name}`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('golden samples', () => {
  it.each(lines('client.jsonl'))('a client may send %j', (message) => {
    expect(client(message), JSON.stringify(client.errors)).toBe(true);
    expect(server(message)).toBe(false);
  });

  it.each(lines('server.jsonl').map((m, i) => [i, m.type, m] as const))(
    'sample %d of the server, %s, is valid',
    (_, __, message) => {
      expect(server(message), JSON.stringify(server.errors)).toBe(true);
    },
  );

  it('every type of message has a sample', () => {
    const types = (side: string) =>
      schema.$defs[side].oneOf.map((r: { $ref: string }) => {
        const d = schema.$defs[r.$ref.replace('#/$defs/', '')];
        return (d.properties ?? d.oneOf[0].properties).type.const;
      });
    expect(new Set(lines('client.jsonl').map((m) => m.type))).toEqual(new Set(types('ClientMessage')));
    expect(new Set(lines('server.jsonl').map((m) => m.type))).toEqual(new Set(types('ServerMessage')));
  });

  it('a message with a wrong member is refused', () => {
    expect(client({ type: 'sit', id: 'a', seat: 'X' })).toBe(false);
    expect(server({ type: 'update', version: 1, changes: { hand: ['1C'] } })).toBe(false);
  });

  it('the AsyncAPI document names every message of the schema', () => {
    const asyncapi = JSON.parse(at('schema/asyncapi.json'));
    const named = Object.keys(asyncapi.channels.table.messages);
    const all = ['ClientMessage', 'ServerMessage'].flatMap((side) =>
      schema.$defs[side].oneOf.map((r: { $ref: string }) => r.$ref.replace('#/$defs/', '')),
    );
    expect(new Set(named)).toEqual(new Set(all));
  });

  it('the AsyncAPI document is one, by the schema that its makers publish', () => {
    const published = JSON.parse(
      readFileSync(new URL('../node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json', import.meta.url), 'utf8'),
    );
    const valid = new Ajv07({ strict: false, validateFormats: false }).compile(published);
    expect(valid(JSON.parse(at('schema/asyncapi.json'))), JSON.stringify(valid.errors?.slice(0, 3))).toBe(true);
    expect(valid({ asyncapi: '3.0.0' })).toBe(false);
  });

  it('every number and every text of the schema has bounds', () => {
    const without: string[] = [];
    const look = (node: unknown, path: string) => {
      if (typeof node !== 'object' || node === null) return;
      const kinds = [(node as { type?: unknown }).type].flat();
      const has = (...names: string[]) => names.some((name) => name in node);
      const number = kinds.includes('integer') || kinds.includes('number');
      if (number && !has('enum', 'const') && !(has('minimum') && has('maximum'))) without.push(path);
      if (kinds.includes('string') && !has('enum', 'const', 'pattern', 'maxLength')) without.push(path);
      for (const [name, part] of Object.entries(node)) look(part, `${path}/${name}`);
    };
    look(schema.$defs, '');
    expect(without).toEqual([]);
  });
});
