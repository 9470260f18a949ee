import { capital } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import { headerParameters, sendsVersion, versionHeader, writesVersion } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Operation, responseJson, type SentBody } from './operation.ts';
import { operationsOf } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

const problem: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: {},
  },
};

/** The description of each error of a call, by its status. */
const errors = {
  401: 'There is no valid token. With the code `E_AUTH_UNAUTHORIZED` a token refresh helps.',
  403: 'The caller is not an administrator, or must prove their identity first (`E_PROOF_REQUIRED`).',
  404: 'There is no such record.',
  409: 'The current state of the data does not allow it.',
  412: 'The record has another version than `If-Match` names. `data` is the record as it is now, `ETag` its version.',
  422: 'Some values are not valid: `errors` has the messages of each field.',
  429: 'Too many attempts: `Retry-After` is the number of seconds to wait.',
} as const;

type ErrorStatus = keyof typeof errors;

function errorsOf(operation: Operation): ErrorStatus[] {
  const { access, rateLimited, of, body, parameters, method, mayBeAbsent, idempotent, proof } = operation;
  const readsInput = body !== undefined || parameters.some((parameter) => parameter.in === 'query');
  return [
    401,
    ...(access === 'admin' || proof ? [403 as const] : []),
    ...(of ? [404 as const] : []),
    ...(mayBeAbsent || (of && method !== 'GET') ? [409 as const] : []),
    ...(writesVersion(operation) ? [412 as const] : []),
    ...(readsInput || idempotent ? [422 as const] : []),
    ...(rateLimited ? [429 as const] : []),
  ];
}

const refTo = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

/** Creates a collection of named schemas. Equal schemas share a name. Different ones with the same name get a number. */
function namedSchemas() {
  const named = new Map<string, { readonly schema: JsonSchema; readonly text: string }>();
  const put = (wanted: string, schema: JsonSchema): Json => {
    if (Object.keys(schema).length === 0) return schema;
    const text = JSON.stringify(schema);
    for (const [name, other] of named) if (other.text === text) return refTo('schemas', name);
    let name = wanted;
    for (let next = 2; named.has(name); next += 1) name = `${wanted}${next}`;
    named.set(name, { schema, text });
    return refTo('schemas', name);
  };
  return { put, schemas: () => Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])) };
}

const mediaOf = ({ media }: SentBody) => (media === 'multipart' ? 'multipart/form-data' : 'application/json');

function requestBody(bodies: readonly SentBody[], schemas: readonly Json[]): Json {
  const [first] = bodies;
  if (first === undefined) return {};
  const encoding = Object.entries(first.files).map(([name, types]) => [
    name,
    { contentType: types.join(', ') },
  ]);
  const content = {
    schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0],
    ...(encoding.length > 0 && { encoding: Object.fromEntries(encoding) }),
  };
  const required = !bodies.every(({ optional }) => optional);
  return { requestBody: { required, content: { [mediaOf(first)]: content } } };
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** Returns the description of a call. `same` are all declarations of the call; `first` describes its response. */
function described(
  same: readonly Operation[],
  first: Operation,
  put: ReturnType<typeof namedSchemas>['put'],
): Json {
  const bodies = same.flatMap(({ body }) => body ?? []);
  const sent = same.flatMap((each) =>
    each.body
      ? [put(`${capital(each.id.split('.')[0] ?? '')}${capital(suffixOf(each))}`, each.body.schema)]
      : [],
  );
  const response = responseJson(first.envelope, put(first.component, first.schema));
  const statuses = new Set(same.flatMap(errorsOf));
  return {
    operationId: first.id,
    tags: [...new Set(same.map(({ group }) => group))],
    summary: same.map(({ summary }) => summary).join('; '),
    ...(first.access === 'public' && { security: first.bearer ? [{ [first.bearer]: [] }] : [] }),
    parameters: [...pathParameters(first.path), ...first.parameters, ...headerParameters(first)],
    ...requestBody(bodies, sent),
    responses: {
      [first.status]: {
        description: 'Success.',
        ...(sendsVersion(first) && { headers: { ETag: refTo('headers', 'version') } }),
        content: {
          'application/json': { schema: response },
          ...(first.streams && {
            'text/event-stream': { schema: { type: 'string', description: first.streams } },
          }),
        },
      },
      ...Object.fromEntries([...statuses].map((status) => [status, refTo('responses', `error${status}`)])),
      default: refTo('responses', 'failed'),
    },
  };
}

/** Returns what the calls of the document share. */
const componentsOf = (schemas: Json): Json => ({
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'The access token.' },
    refreshToken: { type: 'http', scheme: 'bearer', description: 'The value of the refresh token.' },
  },
  responses: {
    ...Object.fromEntries(
      Object.entries(errors).map(([status, description]) => [
        `error${status}`,
        {
          ...errorResponse(description),
          ...(status === '412' && { headers: { ETag: refTo('headers', 'version') } }),
        },
      ]),
    ),
    failed: errorResponse('Any other error.'),
  },
  headers: { version: versionHeader },
  schemas: { ...schemas, Problem: problem },
});

/** Returns the OpenAPI 3.1 document of every declared call. */
export function openApiDocument(resources: readonly Resource[]): Json {
  const { put, schemas } = namedSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  const operations = operationsOf(resources);
  for (const operation of operations) {
    const path = servedAt(operation);
    const method = operation.method.toLowerCase();
    if (paths[path]?.[method] !== undefined) continue;
    const same = operations.filter(
      (each) => each.method === operation.method && each.path === operation.path,
    );
    paths[path] = { ...paths[path], [method]: described(same, operation, put) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Back-office',
      version: '1',
      description: 'The calls that the back-office makes, as its descriptors declare them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: componentsOf(schemas()),
  };
}

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: refTo('schemas', 'Problem') } },
});

/** Returns the last part of the name of a body's schema: `Draft` for a form, otherwise the name of the action. */
function suffixOf({ id }: Operation): string {
  const action = id.split('.')[1] ?? '';
  return ['create', 'update'].includes(action) ? 'Draft' : `${action}Request`;
}
