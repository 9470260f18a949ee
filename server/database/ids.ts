import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns a new id, which cannot be guessed from another. */
export const newId = (): string => randomUUID();

/** Returns true if a text can be an id. The database rejects any other text with an error. */
export const isId = (text: string): boolean => uuid.test(text);
