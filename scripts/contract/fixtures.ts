import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '#server/openapi/operation.ts';
import type { LiveResponse } from './live-api.ts';
import { redactor, wordsIn } from './redact.ts';

/** Keeps a response of a call. */
export type ResponseKeeper = (operation: Operation, response: LiveResponse) => void;

/** Returns the name of a fixture: `get-admin-rides-id.json`, or `get-admin-rides-id.404.json` for another status. */
const fileOf = ({ method, path, status }: Operation, found: number) =>
  `${`${method}${path}`
    .replaceAll(/[^a-z\d]+/gi, '-')
    .replace(/-$/, '')
    .toLowerCase()}${found === status ? '' : `.${found}`}.json`;

/** Returns the values of choices in the records of a call: they say nothing of a person. */
const wordsOf = ({ schema, holds }: Operation) =>
  new Set([
    ...wordsIn(schema),
    ...Object.values(holds?.fields ?? {}).flatMap(({ choices = [] }) => choices.map(String)),
  ]);

/** Returns a recorder that writes the first response of each call and status into a folder, without its values. */
export function fixtureRecorder(folder: string): ResponseKeeper {
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  return (operation, { status, body }) => {
    const file = fileOf(operation, status);
    if (body === undefined || written.has(file)) return;
    written.add(file);
    const redacted = redactor(wordsOf(operation))(body);
    const fixture = { call: `${operation.method} ${operation.path}`, status, body: redacted };
    writeFileSync(join(folder, file), `${JSON.stringify(fixture, null, 2)}\n`);
  };
}
