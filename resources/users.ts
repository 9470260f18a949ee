import { choice } from '#fields/choice/choice.ts';
import { email } from '#fields/email/email.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { password } from '#fields/password/password.ts';
import { phone } from '#fields/phone/phone.ts';
import { picture } from '#fields/picture/picture.ts';
import { rating } from '#fields/rating/rating.ts';
import { status } from '#fields/status/status.ts';
import { text } from '#fields/text/text.ts';
import { roles } from '#resources/schemas/roles.ts';
import { type Call, get, post, rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

const roleTones = { client: 'neutral', driver: 'info', admin: 'accent' } as const;

/** The role that an administrator gives a user. */
export const newRole = choice({ values: roles, required: true });
/** The reason of a change of state, for the journal. */
export const statusNote = longText({ max: 1000 });

const ofUser = { method: 'PUT', encoding: 'json', idempotent: true } as const;
const changeStatus: Call = { ...ofUser, path: '/admin/users/{id}/status' };
const isDisabled = (user: { readonly status: string }) => user.status === 'disabled';
const isEnabled = (user: { readonly status: string }) => !isDisabled(user);
/** A change of the role sets both roles: undoing it would lose an active role that differs. */
const hasOneRole = (user: { readonly role: string; readonly activeRole: string }) =>
  user.role === user.activeRole;

/** The users of the service: clients, drivers and administrators. */
export const users = defineResource('users', {
  path: 'utilisateurs',
  navigation: { group: 'main', icon: 'Users', order: 10, letter: 'u' },
  endpoints: {
    ...rest('/admin/users', { create: false, update: false, sort: true }),
    create: { ...post('/auth/signup'), base: 'root' },
    removable: get('/admin/users/{id}/can-delete'),
  },
  versioned: true,
  journaled: true,
  title: 'name',
  fields: {
    email: email({ required: true }),
    name: text({ required: true }),
    phone: phone({ required: true, nullable: true }),
    password: password({ required: true }),
    emailVerified: flag({ access: 'readOnly' }),
    avatar: picture({ shape: 'url', nullable: true, round: true }),
    role: choice({ values: roles, tones: roleTones, access: 'readOnly' }),
    activeRole: choice({ values: roles, tones: roleTones, access: 'readOnly' }),
    status: choice({
      values: ['active', 'disabled'],
      tones: { active: 'success', disabled: 'danger' },
      access: 'readOnly',
    }),
    createdAt: instant({}),
    rating: rating({ nullable: true }),
    subscription: status({
      nullable: true,
      values: ['OK', 'PENDING', 'CANCELED', 'EXPIRED'],
      tones: { OK: 'success', PENDING: 'warning', EXPIRED: 'danger' },
    }),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: [
      { id: 'identity', picture: 'avatar', lines: ['name', ['email', 'emailVerified'], 'rating'] },
      'role',
      'phone',
      'createdAt',
    ],
    sort: ['name', 'role', 'createdAt'],
    filters: ['role', 'status', 'emailVerified', 'subscription', 'createdAt'],
    actions: ['view', 'delete'],
    bulk: ['role', 'disable', 'enable', 'delete', 'export'],
  },
  form: [
    ['email', 'name'],
    ['phone', 'password'],
  ],
  summary: ['role', 'status', 'phone', 'createdAt'],
  commands: {
    role: {
      call: { ...ofUser, path: '/admin/users/{id}/role' },
      asks: { role: newRole },
      inverse: 'role',
      restores: hasOneRole,
      onOthersOnly: true,
    },
    endSessions: {
      call: { method: 'DELETE', path: '/admin/users/{id}/sessions', idempotent: true },
      allows: isEnabled,
    },
    resetFactors: {
      call: { method: 'DELETE', path: '/admin/users/{id}/factors', idempotent: true, proof: true },
      onOthersOnly: true,
      tone: 'danger',
    },
    disable: {
      call: changeStatus,
      body: { status: 'disabled' },
      asks: { note: statusNote },
      inverse: 'enable',
      onOthersOnly: true,
      tone: 'danger',
      allows: isEnabled,
    },
    enable: {
      call: changeStatus,
      body: { status: 'active' },
      asks: { note: statusNote },
      inverse: 'disable',
      onOthersOnly: true,
      allows: isDisabled,
    },
  },
  related: {
    ridesAsClient: { of: 'rides', filter: 'client', shape: 'list', without: 'client' },
    ridesAsDriver: { of: 'rides', filter: 'driver', shape: 'list', without: 'driver' },
    transactions: { of: 'transactions', filter: 'user', shape: 'list', without: 'user' },
    withdrawals: { of: 'withdrawals', filter: 'user', shape: 'list', without: 'user' },
  },
  allowsRemoval: (user) => user.subscription?.status === 'OK',
});
