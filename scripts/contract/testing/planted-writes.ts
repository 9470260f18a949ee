import { isObject, member } from '#schema/objects.ts';
import { type ResponseChange, replaced, withStatus } from './response-changes.ts';
import { isAnonymous, response, type SemanticChange, sent, times, to } from './semantic-change.ts';

const [create, update] = ['POST /admin/options', 'PUT /admin/options/{id}'];
const instead =
  (refusal: number, status: number): ResponseChange =>
  (found) =>
    found.status === refusal ? { status, body: { data: found.body } } : found;

/** Writes that do something else than the response says, or that refuse nothing. */
export const writeChanges: readonly SemanticChange[] = [
  // What is stored.
  sent(create, (body) => ({ ...body, titre_en: 'Other' }), 'options: value titre_en'),
  sent(create, (body) => ({ ...body, categories: [] }), 'options: value categories'),
  sent(
    update,
    ({ description: _, ...body }) => ({ ...body, description: 'Other' }),
    'options: value description',
  ),
  sent(
    'POST /subscription-plans',
    (body) => ({ ...body, price: Number(body['price']) * 100 }),
    'plans: value price',
  ),
  // The number that the new record has: the change ignores the other one.
  sent(
    'PUT /subscription-plans/{id}',
    (body) => ({ ...body, interval_count: 12 }),
    'plans: value interval_count',
  ),
  // What the response has.
  response(create, withStatus(200), 'options: status'),
  response(create, replaced('titre', to('Other')), 'options: value titre'),
  response(update, replaced('titre', to('Other')), 'options: value titre'),
  response('PUT /subscription-plans/{id}', replaced('price', times(100)), 'plans: value price'),
  response(
    'PUT /subscription-plans/{id}',
    () => ({ status: 200, body: { data: null } }),
    'plans: envelope data',
  ),
  response(
    'DELETE /admin/options/{id}',
    ({ status, body }) => (status < 300 ? { status: 500, body } : { status, body }),
    'options: status',
  ),
  // Versions and keys.
  response('GET /admin/options/{id}', (found) => ({ ...found, etag: null }), 'options: envelope ETag'),
  response(update, instead(412, 200), 'options: status with an outdated If-Match'),
  response(
    update,
    (found) => (found.status === 412 ? { ...found, body: { code: 'E_VERSION_CONFLICT' } } : found),
    'options: envelope data with an outdated If-Match',
  ),
  response(create, instead(422, 201), 'options: status with a used key'),
  // Refusals.
  response(create, instead(422, 201), 'options: status with required fields left out'),
  response(
    create,
    ({ status, body }) => ({
      status,
      body: isObject(body) ? { ...body, errors: member(body, 'none') } : body,
    }),
    'options: status with required fields left out',
  ),
  response(update, withStatus(200), 'options: status without a token', isAnonymous),
  response(update, withStatus(403), 'options: status without a token', isAnonymous),
  response(create, withStatus(422), 'options: status without a token', isAnonymous),
  response('PUT /price-configs', withStatus(422), 'prices: status without a token', isAnonymous),
  response('DELETE /admin/options/{id}', instead(404, 200), 'options: status for an unknown record'),
  response('PUT /admin/users/{id}/role', withStatus(200), 'users: status without a token', isAnonymous),
  response('PUT /admin/users/{id}/role', instead(404, 200), 'users: status for an unknown record'),
  response('GET /admin/options/{id}', instead(404, 200), 'options: not deleted'),
];
