import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { readList } from '#lib/api/envelope.ts';
import { isObject, member } from '#schema/objects.ts';

/** The environment variable with the bearer token of a service. */
export const tokenName = 'GENERATE_TOKEN';

const timeoutMs = 15_000;
/** The number of records that are read as a sample. */
const sampleSize = 50;

const isUrl = (source: string) => /^https?:\/\//i.test(source);

/** Returns an address without its query, which may be secret. */
const publicAddress = ({ origin, pathname }: URL) => `${origin}${pathname}`;

function addressOf(source: string): URL {
  const url = URL.parse(source);
  if (url === null) throw new UsageError(`--from: “${source}” is not an address.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      `--from ${publicAddress(url)}: an address cannot hold a password; set the token in ${tokenName}.`,
    );
  return url;
}

function headers(): Headers {
  const token = process.env[tokenName];
  const sent = new Headers({ Accept: 'application/json' });
  if (token === undefined || token === '') return sent;
  // The platform's own error would repeat a token that cannot be a header.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UsageError(`${tokenName} is not a token: it has spaces or line ends.`);
  sent.set('Authorization', `Bearer ${token}`);
  return sent;
}

const advice: Readonly<Record<number, string>> = {
  401: ` Is ${tokenName} set, and still valid?`,
  403: ` Is the token of ${tokenName} an administrator’s?`,
  404: ' Is the path right?',
};

/** Fetches JSON. Errors do not repeat the response: it may be secret. */
async function fetchJson(url: URL): Promise<unknown> {
  const sent = headers();
  let response: Response;
  try {
    response = await fetch(url, { headers: sent, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const code = member(error instanceof Error ? error.cause : undefined, 'code');
    throw new UsageError(
      `--from ${publicAddress(url)}: ${isLate ? 'no response within 15 s' : `it cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`}.`,
    );
  }
  if (!response.ok)
    throw new UsageError(
      `--from ${publicAddress(url)}: it responds ${response.status}.${advice[response.status] ?? ''}`,
    );
  return parsed(await response.text(), publicAddress(url));
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (!/^\s*(openapi|swagger)\s*:/m.test(text)) throw new UsageError(`${name} is not JSON.`);
    return parsedYaml(text, name);
  }
}

function parsedYaml(text: string, name: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new UsageError(`${name} is not valid YAML: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads a file or an address as JSON. */
export async function contentOf(source: string): Promise<{ name: string; content: unknown; url?: URL }> {
  if (isUrl(source)) {
    const url = addressOf(source);
    return { name: publicAddress(url), content: await fetchJson(url), url };
  }
  try {
    return { name: source, content: parsed(readFileSync(source, 'utf8'), source) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `--from: there is no file “${source}”, and an address begins with http:// or https://.`,
    );
  }
}

/** Returns the records of a response. */
export function recordsOf({ name, content }: Awaited<ReturnType<typeof contentOf>>) {
  let records: ReturnType<typeof readList>['records'];
  try {
    ({ records } = readList(content));
  } catch {
    throw new UsageError(
      `${name}: it has no list. Lists are {data: {items, total}}, {data: []}, {data: {data: []}}, {items, total} or [].`,
    );
  }
  if (records.length === 0) throw new UsageError(`${name} has no records.`);
  return records;
}

/** Adds the page and its size to an address that states none. */
export function withPageSize(source: string): string {
  if (!isUrl(source)) return source;
  const url = addressOf(source);
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(sampleSize));
  if (!url.searchParams.has('page')) url.searchParams.set('page', '1');
  return url.href;
}

/** Returns the names of the schemas in an OpenAPI document; undefined for any other. */
export function schemasIn(content: unknown): string[] | undefined {
  const isDocument =
    typeof member(content, 'openapi') === 'string' || typeof member(content, 'swagger') === 'string';
  if (!isDocument) return undefined;
  const schemas = member(member(content, 'components'), 'schemas') ?? member(content, 'definitions');
  return isObject(schemas) ? Object.keys(schemas) : [];
}
