import { readFileSync } from 'node:fs';
import { readList } from '#lib/api/envelope.ts';
import { isObject, member } from '#lib/api/objects.ts';
import { Refused } from './sentence.ts';

/** The environment variable that a service's token is read from. */
export const tokenName = 'GENERATE_TOKEN';

const patience = 15_000;
const pageSize = 50;
const mostPages = 4;

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/** An address as it may be shown: without what may be secret in it. */
const shown = ({ origin, pathname }: URL) => `${origin}${pathname}`;

function addressOf(source: string): URL {
  const url = URL.parse(source);
  if (url === null) throw new Refused(`--from: “${source}” is no address.`);
  if (url.username !== '' || url.password !== '')
    throw new Refused(`--from ${shown(url)}: no password in an address; a token goes into ${tokenName}.`);
  return url;
}

function headers(): Headers {
  const token = process.env[tokenName];
  const sent = new Headers({ Accept: 'application/json' });
  if (token === undefined || token === '') return sent;
  // What can't be a header would be repeated in the platform's own error.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Refused(`${tokenName} is no token: it holds spaces or line ends.`);
  sent.set('Authorization', `Bearer ${token}`);
  return sent;
}

const advice: Readonly<Record<number, string>> = {
  401: ` Is ${tokenName} set, and still good?`,
  403: ` Is the token of ${tokenName} an administrator’s?`,
  404: ' Is the path right?',
};

/** What an address answers, as JSON. No answer is repeated in an error: it might hold what is secret. */
async function answerOf(url: URL): Promise<unknown> {
  const sent = headers();
  let answer: Response;
  try {
    answer = await fetch(url, { headers: sent, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const code = member(error instanceof Error ? error.cause : undefined, 'code');
    throw new Refused(
      `--from ${shown(url)}: ${isLate ? 'no answer within 15 s' : `it can’t be reached${typeof code === 'string' ? ` (${code})` : ''}`}.`,
    );
  }
  if (!answer.ok)
    throw new Refused(`--from ${shown(url)}: it answers ${answer.status}.${advice[answer.status] ?? ''}`);
  return parsed(await answer.text(), shown(url));
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isYaml = /^\s*(openapi|swagger)\s*:/m.test(text);
    throw new Refused(
      `${name} is no JSON.${isYaml ? ' It looks like YAML: give the document as JSON.' : ''}`,
    );
  }
}

/** What a file or an address holds, and how people know it. */
export async function contentOf(source: string): Promise<{ name: string; content: unknown; url?: URL }> {
  if (isAddress(source)) {
    const url = addressOf(source);
    return { name: shown(url), content: await answerOf(url), url };
  }
  try {
    return { name: source, content: parsed(readFileSync(source, 'utf8'), source) };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(
      `--from: there is no file “${source}”, and an address begins with http:// or https://.`,
    );
  }
}

function listIn(payload: unknown, name: string) {
  try {
    return readList(payload);
  } catch {
    throw new Refused(
      `${name}: no list is understood in it. Lists come as {data: {items, total}}, {data: []}, {data: {data: []}}, {items, total} or [].`,
    );
  }
}

/** Records out of an answer, and out of the pages that follow it. A service that does not page repeats itself. */
export async function recordsOf({ name, content, url }: Awaited<ReturnType<typeof contentOf>>) {
  const first = listIn(content, name);
  const records = [...first.records];
  const known = new Set(records.map((record) => JSON.stringify(record)));
  for (
    let page = 2;
    url !== undefined && page <= mostPages && first.totalKnown && records.length < first.total;
    page++
  ) {
    const next = new URL(url);
    next.searchParams.set('page', String(page));
    const more = listIn(await answerOf(next), name).records.filter(
      (record) => !known.has(JSON.stringify(record)),
    );
    if (more.length === 0) break;
    for (const record of more) known.add(JSON.stringify(record));
    records.push(...more);
  }
  if (records.length === 0) throw new Refused(`${name} holds no records: there is nothing to guess from.`);
  return records;
}

/** An address with the size of a page, where it does not say one. */
export function paged(source: string): string {
  if (!isAddress(source)) return source;
  const url = addressOf(source);
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(pageSize));
  if (!url.searchParams.has('page')) url.searchParams.set('page', '1');
  return url.href;
}

/** The names of the schemas that a document holds, where it is one of OpenAPI. */
export function schemasIn(content: unknown): string[] | undefined {
  const isDocument =
    typeof member(content, 'openapi') === 'string' || typeof member(content, 'swagger') === 'string';
  if (!isDocument) return undefined;
  const schemas = member(member(content, 'components'), 'schemas') ?? member(content, 'definitions');
  return isObject(schemas) ? Object.keys(schemas) : [];
}
