import type { Api } from './api.ts';

/** A user that a test has registered. */
export interface TestUser {
  readonly id: string | number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The members of a stored user that tests read. */
interface StoredUser {
  readonly id: string | number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly subscription: { readonly status: string } | null;
}

let count = 0;

/** Returns a unique name that begins with `start`. */
export const fresh = (start: string) => `${start} ${process.pid}${Date.now().toString(36)}${count++}`;

/** Creates a user with the role of a client, and returns it. */
export async function register(api: Api, name = fresh('Ada')): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
  const password = 'un mot de passe long';
  const response = await api.post('/auth/signup', { name, email, password, phone: '06 12 34 56 78' });
  if (response.status !== 201)
    throw new Error(`Not registered: ${response.status} ${JSON.stringify(response.body)}`);
  return { id: response.body.data.id, name, email, password };
}

/** Returns a user of the demo data who can be deleted. */
export async function findDeletable(api: Api): Promise<StoredUser> {
  const { body } = await api.get('/api/v1/admin/users?limit=100');
  const items: StoredUser[] = body.data.items;
  for (const user of items) {
    const response = await api.get(`/api/v1/admin/users/${user.id}/can-delete`);
    if (response.body.data.canDelete) return user;
  }
  throw new Error('The demo data has no user who may be deleted');
}

/** Returns the first user of the demo data that fulfils a condition. */
export async function findUser(api: Api, isWanted: (user: StoredUser) => boolean): Promise<StoredUser> {
  for (let page = 1; page <= 10; page += 1) {
    const { body } = await api.get(`/api/v1/admin/users?page=${page}&limit=50`);
    const items: StoredUser[] = body.data.items;
    const found = items.find(isWanted);
    if (found !== undefined) return found;
    if (items.length === 0) break;
  }
  throw new Error('No such user in the demo data');
}
