import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new identity: nobody can guess one from another. */
export const newId = (): string => randomUUID();

/** Whether a text may be an identity: asking the database for anything else would be an error. */
export const isId = (text: string): boolean => uuid.test(text);
