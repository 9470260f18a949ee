import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { signIn } from '#resources/paths/session.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { softwareAuthenticator } from '#server/testing/authenticator.ts';
import { factorActions, page } from '#server/testing/factors.ts';
import { embeddedService, knownPassword, type TestService } from '#server/testing/test-service.ts';
import { appCode } from '#storybook/mock-api/factor-store.ts';
import { createService } from '#storybook/mock-api/service.ts';
import { password, tokens } from '#storybook/mock-api/session-routes.ts';
import { createFindings } from './findings.ts';
import { liveApi } from './live-api.ts';
import { type ReportedDifference, reportOf } from './report.ts';
import { checkResponse } from './responses.ts';
import { runContract } from './run.ts';
import { type Account, accountSteps, type Step } from './testing/account-steps.ts';
import { outlineOf } from './testing/response-outline.ts';

/*
 * The stories call a mock API. It must respond as the reference API does, or the stories show what never happens.
 */

const operations = distinct(operationsOf(resources));
const connection = { base: page.origin, timeout: 10_000 };
type Serve = (request: Request) => Response | Promise<Response>;
const fetchOf =
  (serve: Serve): typeof fetch =>
  async (input, init) =>
    serve(new Request(input, init));

let service: TestService;
beforeAll(async () => {
  service = await embeddedService();
}, 60_000);
afterAll(() => service.close());

/** What is special about an administrator of one of the services. */
interface Administrator extends Pick<Account, 'password' | 'otherUser' | 'codeOf'> {
  readonly email: string;
  readonly token: string;
}

/** Returns the account of an administrator who uses a browser that is not known, and a passkey of it. */
function accountOf(serve: Serve, own: Administrator): Account {
  const device = softwareAuthenticator();
  const api = liveApi({ ...connection, fetch: fetchOf(serve) });
  api.authorize(own.token);
  const { email, password } = own;
  return {
    ...own,
    call: (call, body) => api.request(call, { body }),
    createPasskey: (challenge) => device.create({ ...page, challenge }),
    signPasskey: (challenge) => device.get({ ...page, challenge }),
    signIn: () => api.request(signIn, { body: { email, password }, token: undefined }),
  };
}

/** A user of the reference API whose last sign-in is not a proof of identity any more, with three sessions. */
async function referenceAccount(): Promise<Account> {
  const actions = factorActions(() => service);
  const other = await actions.begin();
  await actions.addTotp(other.token);
  const email = 'autre@exemple.fr';
  await service.db.updateTable('users').set({ email }).where('id', '=', other.id).execute();
  const { id, token } = await actions.begin();
  for (const _ of ['second', 'third']) await service.sessionOf(id);
  actions.pass(11 * 60_000);
  return accountOf((request) => service.app.request(request), {
    email: actions.email,
    token,
    password: knownPassword,
    otherUser: other.id,
    codeOf(secret) {
      // A code is used once: the next one is another.
      actions.pass(30_000);
      return actions.codeOf(secret);
    },
  });
}

const mockAccount = () =>
  accountOf(createService(), {
    email: 'admin@example.com',
    token: tokens.access_token,
    password,
    otherUser: '102',
    codeOf: () => appCode,
  });

const operationOf = ({ call }: Step) =>
  operations.find(({ method, path }) => method === call.method && path === call.path);

/** Returns the differences of accepted responses from their declarations. */
function differencesIn(steps: readonly Step[]): string[] {
  const findings = createFindings();
  for (const step of steps) {
    const operation = operationOf(step);
    if (operation && step.response.status < 300) checkResponse(findings, operation, step.response);
  }
  return findings.all.map(
    ({ operation, type, field, found }) => `${operation.id}: ${type} ${field}, ${found}`,
  );
}

/** Returns the responses by step. The content of a resource's record depends on the records of the service. */
const outlines = (steps: readonly Step[]) =>
  steps.map((step) => {
    const { id = '', group } = operationOf(step) ?? {};
    const { data, ...response } = outlineOf(step.response);
    const isRecord = resources.some(({ name }) => name === group);
    return { [`${id}, ${step.name}`]: isRecord ? response : { ...response, data } };
  });

test('the mock API responds to every call of sessions and second factors as the service does', async () => {
  const reference = await accountSteps(await referenceAccount());
  const mocked = await accountSteps(mockAccount());
  expect(outlines(mocked)).toEqual(outlines(reference));
  expect(differencesIn(reference)).toEqual([]);
  expect(differencesIn(mocked)).toEqual([]);

  const compared = new Set(reference.map((step) => operationOf(step)?.id));
  const groups = ['sessions', 'factors', 'proof'];
  const others = ['session.verifyFactor', 'users.endSessions', 'users.resetFactors'];
  const expected = operations.filter(({ id, group }) => groups.includes(group) || others.includes(id));
  expect(expected.length).toBeGreaterThan(14);
  expect(expected.map(({ id }) => id).filter((id) => !compared.has(id))).toEqual([]);
}, 60_000);

/** What a service must refuse and the mock API does not: stories need no token, and read no unknown record. */
const unrefused = ['without a token', 'after signing out', 'for an unknown record'];

/**
 * What the mock API does otherwise on purpose. Screens must also read numbers that come as texts. Its figures are those of a
 * large service, its lists are short, and what belongs to a user is the same for each of them.
 */
const isIntended = ({ type, field, declared, found }: ReportedDifference) =>
  (type === 'type' && found.includes('holding a number')) ||
  unrefused.includes(field) ||
  declared === 'the record in the path' ||
  /^the (total|available|pending) of /.test(declared);

test('what the mock API reads is as declared', async () => {
  const access = { email: 'admin@example.com', password };
  const options = {
    ...connection,
    access,
    resources,
    write: false,
    only: [],
    fetch: fetchOf(createService()),
  };
  const { sections } = reportOf(page.origin, await runContract(options));
  const differences = sections.flatMap(({ name, differences: found }) =>
    found
      .filter((each) => !isIntended(each))
      .map((each) => `${name}: ${each.type} ${each.field}, ${each.found}`),
  );
  expect(differences).toEqual([]);
}, 60_000);
