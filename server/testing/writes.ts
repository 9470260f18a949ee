/** A write of the service that has a body. */
export interface Write {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly type: 'json' | 'form';
  /** A valid value of each field. */
  readonly good: Readonly<Record<string, unknown>>;
  /** The maximum length of each text field. */
  readonly longest?: Readonly<Record<string, number>>;
  /** The fields that contain a number. */
  readonly numbers?: readonly string[];
}

/** The form of a category. */
export const category = {
  type: 'form',
  good: { titre: 'Librairie', titre_en: 'Bookshop', description: 'Des livres.' },
  longest: { titre: 255, titre_en: 255, description: 5000 },
} as const;

const option = {
  type: 'json',
  good: { titre: 'Wifi', titre_en: 'Wifi', description: 'Partout.', categories: [] },
  longest: { titre: 255, titre_en: 255, description: 5000 },
} as const;

/** The body of a plan. */
export const plan = {
  type: 'json',
  good: {
    name: 'Mensuel',
    description: 'Tout.',
    price: 9.9,
    interval_count: 1,
    interval_unit: 'month',
    trial_interval_count: 0,
    trial_interval_unit: 'day',
  },
  longest: { name: 255, description: 5000 },
  numbers: ['price', 'interval_count', 'trial_interval_count'],
} as const;

const view = {
  type: 'json',
  good: { resource: 'rides', name: 'À traiter' },
  longest: { name: 60 },
} as const;

const code = { type: 'json', method: 'POST', longest: { email: 254, password: 1024 } } as const;

/** Every write of the service that has a body. A new one needs a line here. */
export const writes: readonly Write[] = [
  {
    name: 'signing in',
    method: 'POST',
    path: '/auth/signin',
    type: 'json',
    good: { email: 'a@exemple.fr', password: 'cheval batterie' },
    longest: { email: 254, password: 1024 },
  },
  {
    name: 'signing up',
    method: 'POST',
    path: '/auth/signup',
    type: 'json',
    good: { email: 'a@exemple.fr', name: 'A', phone: '06 12 34 56 78', password: 'cheval batterie' },
    longest: { email: 254, name: 255, phone: 14, password: 1024 },
  },
  {
    name: 'changing the password',
    method: 'PUT',
    path: '/api/v1/users/me/password',
    type: 'json',
    good: { currentPassword: 'a', newPassword: 'cheval batterie' },
    longest: { currentPassword: 1024, newPassword: 1024 },
  },
  {
    name: 'choosing languages',
    method: 'PUT',
    path: '/api/v1/users/me/languages',
    type: 'json',
    good: { languages: ['fr'] },
    longest: { languages: 2 },
  },
  { name: 'adding a category', method: 'POST', path: '/api/v1/admin/categories', ...category },
  { name: 'changing a category', method: 'PUT', path: '/api/v1/admin/categories/{category}', ...category },
  { name: 'adding an option', method: 'POST', path: '/api/v1/admin/options', ...option },
  { name: 'changing an option', method: 'PUT', path: '/api/v1/admin/options/{option}', ...option },
  { name: 'saving a view', method: 'POST', path: '/api/v1/admin/views', ...view },
  { name: 'adding a plan', method: 'POST', path: '/api/v1/subscription-plans', ...plan },
  { name: 'changing a plan', method: 'PUT', path: '/api/v1/subscription-plans/{plan}', ...plan },
  {
    name: 'deciding on a withdrawal',
    method: 'PUT',
    path: '/api/v1/admin/wallets/{plan}/transactions/{plan}',
    type: 'json',
    good: { status: 'validated' },
  },
  {
    name: 'changing a role',
    method: 'PUT',
    path: '/api/v1/admin/users/{plan}/role',
    type: 'json',
    good: { role: 'driver' },
  },
  {
    name: 'changing the status of a user',
    method: 'PUT',
    path: '/api/v1/admin/users/{plan}/status',
    type: 'json',
    good: { status: 'disabled' },
    longest: { note: 1000 },
  },
  { name: 'requesting a code', path: '/auth/request-otp', good: { email: 'a@exemple.fr' }, ...code },
  {
    name: 'signing in by code',
    path: '/auth/verify-password-otp',
    good: { email: 'a@exemple.fr', otp: '123456' },
    ...code,
  },
  {
    name: 'verifying an email',
    path: '/auth/verify-email',
    good: { email: 'a@exemple.fr', otp: '123456' },
    ...code,
  },
  {
    name: 'resetting the password',
    path: '/auth/reset-password',
    good: { email: 'a@exemple.fr', otp: '123456', password: 'cheval batterie' },
    ...code,
  },
];
