// The HTTP routes as openapi.json tells them: the document is one, and the real server answers so.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect } from '@playwright/test';
import { test } from './player';
import { type RunningServer, startServer } from './server';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}
const document = JSON.parse(
  readFileSync(new URL('../../protocol/schema/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  await server.stop();
});

test('openapi.json is an OpenAPI document', async () => {
  const result = await new Validator().validate(document as unknown as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

/** Requests of each route, and the status that each must get; with those of the document they are all that is told. */
const kRequests: { path: string; asked?: string; init?: RequestInit; status: number }[] = [
  { path: '/', status: 200 },
  { path: '/', asked: '/t/QQQQQQQQQ', status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/metrics', status: 200 },
  { path: '/metrics', init: { headers: { 'X-Forwarded-For': '203.0.113.9' } }, status: 403 },
  { path: '/api/club', status: 200 },
  { path: '/api/tables/{table}', asked: '/api/tables/QQQQQQQQQ', status: 404 },
  { path: '/api/matches/{match}/record', asked: '/api/matches/nothing/record', status: 404 },
  { path: '/api/matches/{match}/analysis', asked: '/api/matches/nothing/analysis', status: 404 },
  { path: '/api/records/check', init: { method: 'POST', body: '{}' }, status: 422 },
  { path: '/api/records/check', init: { method: 'POST', body: 'x'.repeat(600 * 1024) }, status: 413 },
  { path: '/ws', status: 404 },
];

test('every route answers as the document says', async () => {
  for (const { path, asked, init, status } of kRequests) {
    const operation = document.paths[path][(init?.method ?? 'GET').toLowerCase()];
    const response = await fetch(server.url + (asked ?? path), init);
    expect([asked ?? path, response.status]).toEqual([asked ?? path, status]);
    const told = operation.responses[String(status)];
    expect(told, `${path} ${status} is in the document`).toBeDefined();
    const type = (response.headers.get('content-type') ?? '').split(';')[0];
    expect(Object.keys(told.content ?? {})).toContain(type);
  }
  const asked = new Set(kRequests.map((request) => request.path));
  expect(Object.keys(document.paths).filter((path) => !asked.has(path))).toEqual([]);
});
