import { getMultipartBoundary } from '@remix-run/multipart-parser';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Parts, partsOf } from '#schema/form-body.ts';
import { largestBody } from '#schema/largest-body.ts';
import { maxParts, readFormParts, TooManyParts } from './form-parts.ts';
import { guarded } from './guard-text.ts';
import { HttpError, malformed, tooLarge, tooManyParts, unsupported } from './http-error.ts';

/** Refuses bodies that are larger than a number of bytes. */
export const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });
const limitJson = limitTo(largestBody);
/** The maximum size of the fields of a form that are not files. */
const maxTexts = 256 * 1024;
const checkOnly = async () => {};

/** Reads the JSON body of a request. Throws an `HttpError` if it is not JSON, too large or unsafe. */
export async function readJson(c: Context): Promise<unknown> {
  expectType(c, 'application/json');
  return guarded(parseJson(await bytesOf(c, limitJson)));
}

/**
 * Reads the parts of a multipart body, which may have files of the given size in all. Throws an `HttpError` if it is malformed,
 * too large or unsafe.
 */
export async function readForm(c: Context, fileBytes: number): Promise<Parts> {
  expectType(c, 'multipart/form-data');
  const parts = partsOf(await parseForm(c, fileBytes + maxTexts));
  guarded(parts);
  return parts;
}

/** Reads the body within a limit. A client that ends its connection halfway causes no server error. */
async function bytesOf(c: Context, limit: ReturnType<typeof limitTo>): Promise<ArrayBuffer> {
  try {
    await limit(c, checkOnly);
    return await c.req.arrayBuffer();
  } catch (error) {
    throw error instanceof HttpError ? error : malformed('aborted');
  }
}

function expectType(c: Context, expected: string): void {
  const type = c.req.header('content-type')?.split(';')[0];
  if (type?.trim().toLowerCase() !== expected) throw unsupported(expected);
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('malformedJson');
  }
}

async function parseForm(c: Context, maxSize: number): Promise<FormData> {
  const boundary = getMultipartBoundary(c.req.header('content-type') ?? '');
  if (!boundary) throw malformed('malformedForm');
  const body = new Uint8Array(await bytesOf(c, limitTo(maxSize)));
  try {
    return readFormParts([body], boundary, maxSize);
  } catch (error) {
    throw error instanceof TooManyParts ? tooManyParts(maxParts) : malformed('malformedForm');
  }
}
