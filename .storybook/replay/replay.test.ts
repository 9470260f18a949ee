import { contract } from 'virtual:contract';
import { expect, test } from 'vitest';
import { checkResponse } from '#app/late/explain/check-response.ts';
import { findDeclared } from '#app/late/explain/contract-call.ts';
import { people } from '#storybook/mock-api/user-records.ts';
import { fillBody, hiddenMembers } from './fill-body.ts';
import { readRecording } from './read-recording.ts';
import { repeatedCall } from './replayed-service.ts';
import { recordingOf } from './story-recording.ts';

const [person = {}] = people(1);

/** Returns the file of a recording: the page of a user, a call that was refused and one without a response. */
const recordedFile = () =>
  recordingOf((recorder, call) => {
    const params = { resource: 'utilisateurs', id: String(person['id']) };
    recorder.open({ route: '/$resource/$id', params, search: '' });
    call(`/api/v1/admin/users/${person['id']}`, 200, { data: person });
    call('/api/v1/admin/users?query=Dubreuil', 200, { data: { items: people(30), total: 57 } });
    call('/api/v1/admin/rides', 403, { code: 'E_FORBIDDEN', message: 'Pas pour Alice Dubreuil.' });
    recorder.fail(recorder.begin('GET', new URL('https://a.fr/api/v1/admin/options')), 'network', 5);
    recorder.click({ role: 'button', names: ['Fermer'] });
  });

test('a recording can be played, and has nothing personal', () => {
  const file = recordedFile();
  const steps = readRecording(file) ?? [];
  expect(steps.map(({ type }) => type)).toEqual(['screen', 'call', 'call', 'call', 'call', 'click']);
  expect(steps[0]).toMatchObject({ path: '/utilisateurs/id-1' });
  expect(steps[1]).toMatchObject({
    path: '/api/v1/admin/users/id-1',
    body: { data: { id: 'id-1', name: '…', email: '…', role: person['role'], status: person['status'] } },
  });
  expect(steps[2]).toMatchObject({ search: '?query=…', body: { data: { total: 57 } } });
  expect(steps[3]).toMatchObject({ status: 403, body: { code: 'E_FORBIDDEN' } });
  for (const each of people(30))
    for (const name of ['name', 'email', 'phone', 'avatar'])
      if (typeof each[name] === 'string') expect(file).not.toContain(each[name]);
  expect(file).not.toContain('Dubreuil');
});

test('a played response is as the contract declares it', () => {
  for (const step of readRecording(recordedFile()) ?? []) {
    if (step.type !== 'call' || step.status !== 200) continue;
    const declared = findDeclared(contract, step.method, step.path);
    if (declared === undefined) throw new Error(`${step.path} is not declared`);
    expect(checkResponse(declared, 200, fillBody(declared, step.body))).toEqual([]);
    expect(hiddenMembers(step.body)).toEqual(expect.arrayContaining(['name', 'email', 'createdAt']));
  }
});

test('a response that is not recorded is made up as the contract declares it', () => {
  for (const declared of contract.filter(({ method }) => method === 'GET'))
    expect([declared.name, checkResponse(declared, declared.status, fillBody(declared))]).toEqual([
      declared.name,
      [],
    ]);
});

test('another file is not a recording', () => {
  const other = [
    '',
    'null',
    '[]',
    '{"format":"back-office-steps","version":9,"steps":[]}',
    '{"format":"back-office-steps","version":2,"steps":[]}',
    '{"format":"back-office-steps","version":2,"steps":[{"type":"screen","at":0}]}',
    '{"format":"back-office-steps","version":2,"steps":[{"type":"call","at":0,"path":"/","search":"","method":"GET","status":"200"}]}',
  ];
  expect(other.filter((text) => readRecording(text) !== undefined)).toEqual([]);
});

test('a request gets the last response until the shown step, or the first one after it', () => {
  const call = (index: number, search: string, status: number) => ({
    index,
    call: { type: 'call', name: 'a', method: 'GET', path: '/a', search, status, ms: 1 } as const,
  });
  const calls = [call(2, '', 200), call(5, '', 500), call(7, '?page=2', 200)];
  const status = (search: string, at: number) => repeatedCall(calls, search, at)?.status;
  expect([status('', 0), status('', 4), status('', 6), status('?page=2', 6), status('?page=9', 5)]).toEqual([
    200, 200, 500, 200, 500,
  ]);
});
