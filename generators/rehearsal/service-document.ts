const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const responds = (schema: object) => ({ responses: { 200: { description: '', ...json(schema) } } });
const done = { responses: { 204: { description: '' } } };
const sends = (schema: object) => ({ requestBody: json(schema) });
const inQuery = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
const text = { type: 'string' };

const velocipede = {
  type: 'object',
  required: ['frame_number', 'state', 'lighthouse_id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    serial_id: text,
    frame_number: { type: 'string', maxLength: 20 },
    state: { type: 'string', enum: ['free', 'rented', 'broken'] },
    gears: { type: 'integer', minimum: 1, exclusiveMaximum: 31 },
    lighthouse_id: { type: 'string', format: 'uuid' },
    built_on: { type: 'string', format: 'date' },
    photo: { type: 'string', format: 'uri' },
    mileage: { type: 'integer', readOnly: true },
    tags: { type: 'array', items: text },
    ratios: { type: 'array', items: { type: 'number' } },
    created_at: { type: 'string', format: 'date-time' },
  },
};

/** A made-up OpenAPI document of a service that rents velocipedes. */
export const serviceDocument = {
  openapi: '3.0.3',
  info: { title: 'Velocipedes for all', version: '1' },
  servers: [{ url: 'https://velocipedes.example/v2' }],
  components: {
    schemas: {
      Velocipede: velocipede,
      LighthouseObject: {
        type: 'object',
        properties: { id: text, code: text, name: text, contact: { type: 'string', format: 'email' } },
      },
      Loop: ref('Loop'),
    },
  },
  paths: {
    '/v1/velocipedes': {
      get: {
        parameters: [inQuery('q'), inQuery('sort'), inQuery('offset'), inQuery('per_page')],
        ...responds({
          type: 'object',
          properties: {
            velocipedes: { type: 'array', items: ref('Velocipede') },
            total: { type: 'integer' },
          },
        }),
      },
      post: sends({
        type: 'object',
        required: ['frame_number', 'state', 'lighthouse_id'],
        properties: {
          frame_number: text,
          state: { type: 'string' },
          lighthouse_id: { type: 'string', format: 'uuid' },
          gears: { type: 'integer' },
          built_on: text,
          photo: text,
          key_code: text,
        },
      }),
    },
    '/v1/velocipedes/{velocipede_id}': {
      get: responds({ type: 'object', properties: { velocipede: ref('Velocipede') } }),
      patch: done,
      delete: done,
    },
    '/v1/velocipedes/{id}/unlock': { post: done },
    '/v1/lighthouses': {
      get: responds({ type: 'array', items: ref('LighthouseObject') }),
      post: sends({ type: 'object', properties: { lighthouse: ref('LighthouseObject') } }),
    },
    '/v1/lighthouses/{id}/velocipedes': { get: responds({ type: 'array', items: ref('Velocipede') }) },
    '/v1/lighthouses/{id}/soundings': {
      get: responds({
        type: 'object',
        properties: {
          data: {
            type: 'array',
            items: {
              type: 'object',
              properties: { grade: { type: 'number' }, lighthouse: ref('LighthouseObject') },
            },
          },
        },
      }),
    },
    '/v1/users': { get: responds({ type: 'array', items: { type: 'object', properties: { name: text } } }) },
    '/v1/loops': { get: responds({ type: 'array', items: ref('Loop') }) },
    '/v1/status': { get: responds({ type: 'object', properties: { up: { type: 'boolean' } } }) },
  },
};
