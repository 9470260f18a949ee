import { choice } from '#fields/choice/choice.ts';
import { email } from '#fields/email/email.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { password } from '#fields/password/password.ts';
import { phone } from '#fields/phone/phone.ts';
import { picture } from '#fields/picture/picture.ts';
import { rating } from '#fields/rating/rating.ts';
import { status } from '#fields/status/status.ts';
import { text } from '#fields/text/text.ts';
import { get, post, rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

const roles = ['client', 'driver', 'admin'] as const;
const roleTones = { client: 'neutral', driver: 'info', admin: 'accent' } as const;

/** The users of the service: clients, drivers and administrators. */
export const users = defineResource('users', {
  path: 'utilisateurs',
  navigation: { group: 'main', icon: 'Users', order: 10 },
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
    createdAt: instant({}),
    rating: rating({ nullable: true }),
    subscription: status({ nullable: true }),
  },
  list: {
    search: true,
    columns: [
      { id: 'identity', picture: 'avatar', lines: ['name', ['email', 'emailVerified'], 'rating'] },
      'role',
      'phone',
      'createdAt',
    ],
    sort: ['name', 'role', 'createdAt'],
    actions: ['view', 'delete'],
  },
  form: [
    ['email', 'name'],
    ['phone', 'password'],
  ],
  allowsRemoval: (user) => user.subscription?.status === 'OK',
});
