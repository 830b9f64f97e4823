// The line to a server of Avinas, for programs in TypeScript and JavaScript.
export * from './connection.js';
export type * from './types.js';
