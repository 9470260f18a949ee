import { UsageError } from '#generators/grammar/usage-error.ts';
import { type SchemaDocument, valueAt } from '#generators/inference/json-schema.ts';
import { contentOf } from '#generators/inference/source.ts';
import { isObject, type JsonObject, member } from '#schema/objects.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** A document that describes a service. */
export interface ServiceDocument extends SchemaDocument {
  readonly title: string;
  readonly version: string;
  /** What precedes the paths of the document: the path of the first server. */
  readonly base: string;
}

/** One call of a document. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly content: JsonObject;
}

/** A schema and where it is, for messages. */
export interface Located {
  readonly schema: unknown;
  readonly where: string;
}

/** Returns a value, or what its reference names. */
function followed(document: SchemaDocument, value: unknown): unknown {
  const target = member(value, '$ref');
  return typeof target === 'string' && target.startsWith('#') ? valueAt(document, target) : value;
}

/** Returns the path of the first server. Throws a `UsageError` for a variable in its address that has no default. */
function baseOf(name: string, content: unknown): string {
  const servers = member(content, 'servers');
  const server: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const url = String(member(server, 'url') ?? '');
  const filled = url.replaceAll(/\{([^{}]+)\}/g, (_, variable: string) => {
    const value = member(member(member(server, 'variables'), variable), 'default');
    if (value === undefined)
      throw new UsageError(
        `${name} has a server ${url}, and no default for {${variable}}: add it to servers[0].variables.`,
      );
    return String(value);
  });
  return URL.parse(filled, 'http://service')?.pathname.replace(/\/$/, '') ?? '';
}

/** Reads an OpenAPI document out of a file or from an address. Throws a `UsageError` for another document. */
export async function readDocument(source: string): Promise<ServiceDocument> {
  const { name, content } = await contentOf(source);
  const version = member(content, 'openapi');
  if (member(content, 'swagger') !== undefined)
    throw new UsageError(`${name} is Swagger 2.0: convert it to OpenAPI 3 first (swagger2openapi does).`);
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version))
    throw new UsageError(`${name} is not an OpenAPI document of version 3.0 or 3.1.`);
  if (!isObject(member(content, 'paths'))) throw new UsageError(`${name} has no paths.`);
  const title = member(member(content, 'info'), 'title');
  const base = baseOf(name, content);
  return { name, content, version, title: typeof title === 'string' ? title : name, base };
}

/** Returns the calls of a document, in its order. */
export function operationsOf(document: ServiceDocument): Operation[] {
  const paths = member(document.content, 'paths');
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) => {
    const calls = followed(document, item);
    return methods.flatMap((method) => {
      const content = member(calls, method);
      return isObject(content) ? [{ method, path, content }] : [];
    });
  });
}

/** Returns a call in a line: `GET /pets/{id}`. */
export const lineOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Returns true for a call whose body can only be written in a language of changes, e.g. JSON Patch, which no form sends. */
export function isPatchDocument(document: ServiceDocument, { content }: Operation): boolean {
  const types = member(followed(document, member(content, 'requestBody')), 'content');
  const all = isObject(types) ? Object.keys(types) : [];
  return all.length > 0 && all.every((type) => /patch\+json/.test(type));
}

/** Returns the schema of a message: of its JSON, else of its form. */
function schemaIn(document: ServiceDocument, message: unknown, where: string): Located | undefined {
  const content = member(followed(document, message), 'content');
  if (!isObject(content)) return undefined;
  const types = Object.keys(content);
  const type = [/json/, /multipart|urlencoded/, /^\*\/\*/]
    .map((wanted) => types.find((each) => wanted.test(each)))
    .find((each) => each !== undefined);
  const schema = member(member(content, type ?? ''), 'schema');
  return schema === undefined ? undefined : { schema, where };
}

/** Returns the schema of the response of a call that succeeds. */
export function responseOf(document: ServiceDocument, operation: Operation): Located | undefined {
  const responses = member(operation.content, 'responses');
  const status = ['200', '201', '2XX', 'default'].find((each) => member(responses, each) !== undefined);
  if (status === undefined) return undefined;
  return schemaIn(document, member(responses, status), `the response of ${lineOf(operation)}`);
}

/** Returns the schema of what a call sends. */
export const requestOf = (document: ServiceDocument, operation: Operation): Located | undefined =>
  schemaIn(document, member(operation.content, 'requestBody'), `the body of ${lineOf(operation)}`);

/** One parameter in the query of a call. */
export interface QueryParameter {
  readonly name: string;
  readonly schema: unknown;
}

/** Returns the parameters in the query of a call. */
export function queryOf(document: ServiceDocument, operation: Operation): QueryParameter[] {
  const own = member(operation.content, 'parameters');
  const shared = member(
    followed(document, member(member(document.content, 'paths'), operation.path)),
    'parameters',
  );
  return [own, shared]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((each) => followed(document, each))
    .flatMap((each) =>
      member(each, 'in') === 'query'
        ? [{ name: String(member(each, 'name')), schema: followed(document, member(each, 'schema')) }]
        : [],
    );
}
