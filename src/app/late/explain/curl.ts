import type { SeenCall } from './recorder.ts';

/** Returns a text as one argument of a shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Returns the command that makes a call again. The token stays in a variable of the shell, and the body of a write is
 * not known: it is read from a file.
 */
export function curlOf(
  { method, path, search }: Pick<SeenCall, 'method' | 'path' | 'search'>,
  host: string,
): string {
  const address = quote(`${host}${path}${search}`);
  const headers = ['Accept: application/json'];
  const body = ['POST', 'PUT'].includes(method)
    ? [`--header 'Content-Type: application/json'`, '--data @body.json']
    : [];
  return [
    `curl ${address}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    ...headers.map((header) => `--header ${quote(header)}`),
    `--header "Authorization: Bearer $TOKEN"`,
    ...body,
  ].join(' \\\n  ');
}
