import { firstText, isObject, type JsonObject } from '#schema/objects.ts';

/** The administrator who is signed in. */
export interface SessionUser {
  readonly id: string | number | undefined;
  readonly role: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly avatar: string | undefined;
  /** The required action of the user, if there is one. Only the call that reads the account says so. */
  readonly requiredAction: string | undefined;
}

/** Reads a user of the service. A member of another type counts as missing. */
export function readUser(value: unknown): SessionUser | undefined {
  return isObject(value) ? userOf(value) : undefined;
}

function userOf({ id, role, name, email, avatar, requiredAction }: JsonObject): SessionUser {
  return {
    id: typeof id === 'number' || typeof id === 'string' ? id : undefined,
    role: firstText(role) ?? '',
    name: firstText(name),
    email: firstText(email),
    avatar: firstText(avatar),
    requiredAction: firstText(requiredAction),
  };
}

/** Returns true if the user may use the back-office. */
export function isAdmin(user: SessionUser | undefined): user is SessionUser {
  return user?.role === 'admin';
}
