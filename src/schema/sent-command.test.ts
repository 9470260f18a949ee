import { expect, test } from 'vitest';
import { sentCommand } from './sent-command.ts';

const assign = { body: {} };
const unassign = { body: { driver: null } };
const approve = { body: { status: 'approved' } };

const found = (sent: Readonly<Record<string, unknown>>) =>
  sentCommand([assign, unassign, approve], (name) => sent[name]);

test('a request is about the command whose constant members it has', () => {
  expect(found({ status: 'approved', note: 'ok' })).toBe(approve);
});

test('a command without constant members takes only what no other command takes', () => {
  expect(found({ driver: null })).toBe(unassign);
  expect(found({ driver: '7' })).toBe(assign);
});

test('a request that no command makes is about none', () => {
  expect(sentCommand([approve], () => undefined)).toBeUndefined();
});
