// The golden samples of both directions are valid by the schema, and no other message is.
import { readFileSync } from 'node:fs';
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
});
