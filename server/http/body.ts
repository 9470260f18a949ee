import type { Context } from 'hono';
import { partsOf } from '#schema/form-body.ts';
import { guarded } from './guard-text.ts';
import { malformed, tooLarge, unsupported } from './http-error.ts';

const jsonBytes = 100 * 1024;
/** A picture of 5 MB and the fields beside it. */
const formBytes = 5 * 1024 * 1024 + 256 * 1024;

/** The JSON body of a request, checked for what no field may hold. */
export async function readJson(c: Context): Promise<unknown> {
  expectType(c, 'application/json');
  const bytes = await readBytes(c, jsonBytes);
  return guarded(parseJson(bytes));
}

/** The multipart body of a request, checked likewise; a field that is sent twice is a list. */
export async function readForm(c: Context): Promise<unknown> {
  const type = expectType(c, 'multipart/form-data');
  const bytes = await readBytes(c, formBytes);
  return guarded(partsOf(await parseForm(bytes, type)));
}

function expectType(c: Context, expected: string): string {
  const type = c.req.header('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== expected) throw unsupported(expected);
  return type;
}

async function readBytes(c: Context, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A body without a declared length is counted while it comes.
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('malformedJson');
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('malformedForm');
  }
}
