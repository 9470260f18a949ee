import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { beginProof, prove } from '#resources/paths/factors.ts';

/** Returns true if the service refuses a call until the user has proved their identity. */
export const needsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'E_PROOF_REQUIRED';

/** The member of a request in which a user proves their identity with the password. */
export const secretMember = 'password';

/** Reads how the user can prove their identity: with the password, with the challenge in the response, or with either. */
export async function requestProof() {
  const response = await request(beginProof);
  return { response, byPassword: readRecord(response)[secretMember] === true };
}

/** Proves the user's identity for the next minutes. */
export const sendProof = (body: object) => request({ ...prove, body });
