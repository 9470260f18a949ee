import type { Resource } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import type { JsonSchema } from './json-schema.ts';
import { capital, type Operation, responseJson, type SentBody } from './operation.ts';
import { operationsOf } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

const problem: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** The errors of a call by their status. */
const errors = {
  401: 'Nobody is signed in, or no longer: `code` is `E_AUTH_UNAUTHORIZED` where a renewed session would do.',
  403: 'Only an administrator may.',
  404: 'There is no such record.',
  409: 'The state of things does not allow it.',
  422: 'Fields that were rejected, with a message for each.',
  429: 'Too many tries: `Retry-After` says how many seconds to wait.',
} as const;

type ErrorStatus = keyof typeof errors;

function errorsOf({ access, rateLimited, of, body, parameters, method, mayLack }: Operation): ErrorStatus[] {
  const readsInput = body !== undefined || parameters.some((parameter) => parameter.in === 'query');
  return [
    401,
    ...(access === 'admin' ? [403 as const] : []),
    ...(of ? [404 as const] : []),
    ...(mayLack || (of && method !== 'GET') ? [409 as const] : []),
    ...(readsInput ? [422 as const] : []),
    ...(rateLimited ? [429 as const] : []),
  ];
}

const refTo = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

/** Names schemas: one that comes again is named once, and one that is another's name gets a number. */
function namedSchemas() {
  const kept = new Map<string, { readonly schema: JsonSchema; readonly text: string }>();
  const put = (wanted: string, schema: JsonSchema): Json => {
    if (Object.keys(schema).length === 0) return schema;
    const text = JSON.stringify(schema);
    for (const [name, other] of kept) if (other.text === text) return refTo('schemas', name);
    let name = wanted;
    for (let next = 2; kept.has(name); next += 1) name = `${wanted}${next}`;
    kept.set(name, { schema, text });
    return refTo('schemas', name);
  };
  return { put, schemas: () => Object.fromEntries([...kept].map(([name, { schema }]) => [name, schema])) };
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
  return { requestBody: { required: true, content: { [mediaOf(first)]: content } } };
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** All that the descriptors declare of the service, as OpenAPI 3.1 says it. */
export function openApiDocument(resources: readonly Resource[]): Json {
  const { put, schemas } = namedSchemas();
  function described(same: readonly Operation[], operation: Operation): Json {
    const bodies = same.flatMap(({ body }) => body ?? []);
    const sent = same.flatMap((each) =>
      each.body
        ? [put(`${capital(each.id.split('.')[0] ?? '')}${capital(suffixOf(each))}`, each.body.schema)]
        : [],
    );
    const response = responseJson(operation.envelope, put(operation.component, operation.schema));
    const statuses = new Set(same.flatMap(errorsOf));
    return {
      operationId: operation.id,
      tags: [...new Set(same.map(({ group }) => group))],
      summary: same.map(({ summary }) => summary).join('; '),
      ...(operation.access === 'public' && {
        security: operation.bearer ? [{ [operation.bearer]: [] }] : [],
      }),
      parameters: [...pathParameters(operation.path), ...operation.parameters],
      ...requestBody(bodies, sent),
      responses: {
        [operation.status]: {
          description: 'Done.',
          content: { 'application/json': { schema: response } },
        },
        ...Object.fromEntries([...statuses].map((status) => [status, refTo('responses', `error${status}`)])),
        default: refTo('responses', 'failed'),
      },
    };
  }

  const paths: Record<string, Record<string, Json>> = {};
  const operations = operationsOf(resources);
  for (const operation of operations) {
    const path = servedAt(operation);
    const method = operation.method.toLowerCase();
    if (paths[path]?.[method] !== undefined) continue;
    const same = operations.filter(
      (each) => each.method === operation.method && each.path === operation.path,
    );
    paths[path] = { ...paths[path], [method]: described(same, operation) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Back-office',
      version: '1',
      description: 'What the administration of the service asks of it, as its descriptors declare it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token.' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'The value of the refresh token.' },
      },
      responses: {
        ...Object.fromEntries(
          Object.entries(errors).map(([status, description]) => [
            `error${status}`,
            errorResponse(description),
          ]),
        ),
        failed: errorResponse('It failed otherwise.'),
      },
      schemas: { ...schemas(), Problem: problem },
    },
  };
}

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: refTo('schemas', 'Problem') } },
});

/** What is sent is called after what it does: a draft for a form's, the command's own name for a command's. */
function suffixOf({ id }: Operation): string {
  const what = id.split('.')[1] ?? '';
  return ['create', 'update'].includes(what) ? 'Draft' : `${what}Request`;
}
