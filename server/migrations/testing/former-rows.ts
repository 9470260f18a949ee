type Row = Readonly<Record<string, unknown>>;

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const bytes = (number: number) => `\\x${String(number).padStart(64, '0')}`;

const begin = '2024-02-29T09:00:00Z';
const later = '2024-03-31T01:30:00Z';
const end = '2024-12-31T23:30:00Z';

const [client, driver, admin, portrait, icon, photo] = [1, 2, 3, 4, 5, 6].map(id);
const [category, option, establishment, session] = [11, 12, 13, 14].map(id);
const [plan, wallet, completed, cancelled] = [21, 22, 23, 24].map(id);

const point = {
  pickup_address: '1 quai de l’Œuvre',
  pickup_lat: 48.85,
  pickup_lng: 2.35,
  dropoff_address: '2 quai de l’Île',
  dropoff_lat: 45.75,
  dropoff_lng: 4.85,
  distance_km: 12.5,
  duration_min: 30,
  passengers: 2,
  luggage: 1,
  animals: 0,
  price: 31.4,
};
const fares = ['base', 'km', 'minute', 'luggage', 'animal', 'person'].flatMap((name) =>
  name === 'base' ? [name] : [`${name}_day`, `${name}_night`],
);

/**
 * Rows of each table, in an order in which they can be inserted. A version gets the tables and columns that it has, so a row
 * also has columns that were dropped, and the values that migrations find out for a column that they add.
 */
export const formerRows: Readonly<Record<string, readonly Row[]>> = {
  files: [portrait, icon, photo].map((file, index) => ({
    id: file,
    content_type: 'image/png',
    bytes: bytes(index),
    created_at: begin,
  })),
  users: [
    {
      id: client,
      name: 'Zoé Œdème',
      email: 'zoe@griffins.example',
      phone: '06 12 34 56 78',
      avatar_id: portrait,
      role: 'client',
      active_role: 'client',
      created_at: begin,
    },
    {
      id: driver,
      name: 'Noël Çelik',
      email: 'noel@griffins.example',
      phone: '07 12 34 56 78',
      role: 'driver',
      active_role: 'client',
      email_verified: true,
      rating_avg: 4.5,
      rating_total: 2,
      created_at: later,
    },
    {
      id: admin,
      name: 'Ana',
      email: 'ana@griffins.example',
      password_hash: 'a hash',
      role: 'admin',
      active_role: 'admin',
      created_at: end,
    },
  ],
  sessions: [
    {
      id: session,
      user_id: admin,
      created_at: begin,
      expires_at: end,
      last_used_at: begin,
      proved_at: begin,
    },
  ],
  access_tokens: [{ hash: bytes(1), session_id: session, expires_at: end }],
  refresh_tokens: [{ id: id(31), session_id: session, hash: bytes(2), expires_at: end }],
  rate_limits: [{ key: 'a key', count: 3, resets_at: end }],
  categories: [
    {
      id: category,
      titre: 'Écurie',
      titre_en: 'Stable',
      description: 'Une écurie.',
      icon_id: icon,
      created_at: begin,
    },
  ],
  options: [{ id: option, titre: 'Abri', titre_en: 'Shelter', description: 'Un abri.', created_at: begin }],
  option_categories: [{ option_id: option, category_id: category }],
  establishments: [
    {
      id: establishment,
      owner_id: driver,
      category_id: category,
      nom: 'L’Étrier',
      adresse: '3 rue Haute',
      phone: '+33 6 12 34 56 78',
      description: 'Un lieu.',
      created_at: begin,
    },
  ],
  establishment_images: [{ establishment_id: establishment, file_id: photo, position: 0 }],
  establishment_options: [{ establishment_id: establishment, option_id: option }],
  services: [{ id: id(32), establishment_id: establishment, title: 'Soin', price: 15, position: 0 }],
  subscription_plans: [
    {
      id: plan,
      name: 'Mensuel',
      description: 'Chaque mois.',
      price: 9.9,
      interval_unit: 'month',
      interval_count: 1,
      trial_interval_unit: 'day',
      trial_interval_count: 7,
      created_at: begin,
    },
  ],
  subscriptions: [
    { id: id(33), status: 'canceled', created_at: begin },
    { id: id(34), status: 'active', created_at: later },
  ].map((subscription) => ({
    user_id: client,
    price: 9.9,
    interval_unit: 'month',
    interval_count: 1,
    external_ref: 'sub_ÉTÉ',
    plan_id: plan,
    ...subscription,
  })),
  wallets: [{ id: wallet, user_id: driver, available: 31.4, pending: 5, updated_at: end }],
  withdrawal_methods: [
    { id: id(35), user_id: driver, type: 'bank', label: 'FR76 … 0189', is_default: true, created_at: begin },
  ],
  rides: [
    {
      id: completed,
      reference: 'C-É1',
      status: 'completed',
      client_id: client,
      driver_id: driver,
      created_at: begin,
      completed_at: later,
      ...point,
    },
    {
      id: cancelled,
      reference: 'C-É2',
      status: 'cancelled',
      client_id: client,
      created_at: later,
      cancelled_at: end,
      cancelled_by: admin,
      cancel_note: 'Météo',
      ...point,
    },
  ],
  ride_offers: [
    { id: id(36), ride_id: completed, driver_id: driver, price: 31.4, status: 'accepted', created_at: begin },
  ],
  price_configs: [
    { ...Object.fromEntries(fares.map((fare) => [fare, 1.5])), only_one: true, updated_at: begin },
  ],
  transactions: [
    { id: id(37), type: 'credit', amount: 31.4, status: 'validated', created_at: later, ride_id: completed },
    {
      id: id(38),
      type: 'withdrawal',
      amount: 5,
      status: 'rejected',
      method_type: 'bank',
      method_label: 'FR76 … 0189',
      note: 'Non',
      decided_by: admin,
      decided_at: end,
      created_at: later,
    },
  ].map((transaction) => ({ wallet_id: wallet, ...transaction })),
  one_time_codes: [
    { user_id: client, email: 'zoe@griffins.example', purpose: 'sign_in', hash: 'a hash', expires_at: end },
  ],
  idempotent_answers: [
    { key: bytes(3), fingerprint: bytes(4), status: 201, body: '{}', etag: null, created_at: begin },
  ],
  activity: [
    {
      id: id(39),
      actor_id: admin,
      action: 'command',
      name: 'cancel',
      resource: 'rides',
      record_id: cancelled,
      record_title: 'C-É2',
      changes: [],
      note: 'Météo',
      ip: '10.0.0.1',
      created_at: end,
    },
  ],
  second_factors: [
    { id: id(40), user_id: admin, kind: 'totp', name: 'Téléphone', secret: bytes(5), created_at: begin },
  ],
  recovery_codes: [{ id: id(41), user_id: admin, hash: 'a hash' }],
  factor_setups: [{ id: id(42), user_id: admin, secret: bytes(6), expires_at: end }],
  factor_challenges: [
    {
      hash: bytes(7),
      user_id: admin,
      session_id: session,
      passkey_challenge: 'a challenge',
      expires_at: end,
    },
  ],
  picture_tokens: [{ hash: bytes(8), session_id: session }],
  saved_views: [
    {
      id: id(43),
      owner_id: admin,
      resource: 'users',
      name: 'Griffons',
      shared: true,
      is_default: true,
      search: 'q=zoe',
      created_at: begin,
      position: 0,
    },
  ],
  page_vitals: [{ day: '2024-02-29', screen: '/a/$id', name: 'lcp', value_group: 3, count: 5 }],
  page_errors: [
    { id: bytes(9), screen: '/a', message: 'x', place: 'y', count: 2, first_at: begin, last_at: end },
  ],
  renamed_users: [{ user_id: admin, last_ride: null }],
  removed_files: [{ id: id(44) }],
  preferences: [{ user_id: admin, name: 'density', resource: '', value: 'compact', changed_at: end }],
};
