import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withId } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readMessage, readRecord } from '#lib/api/envelope.ts';
import type { OutgoingCall } from '#lib/api/transport.ts';
import { writeHeaders } from '#lib/queries/write-headers.ts';
import { request } from '#lib/session/request.ts';
import {
  addedFactor,
  type factor,
  factors,
  recoveryCodes,
  totpSetup,
} from '#resources/calls/factor-schemas.ts';
import * as paths from '#resources/paths/factors.ts';
import type { CreationOptions } from '#runtime/factors/passkeys.ts';
import { member } from '#schema/objects.ts';
import { recordId } from '#schema/record-id.ts';

/** A second factor of the signed-in user. */
export type Factor = z.output<typeof factor>;

/** The setup of an authenticator app. */
export type TotpSetup = z.output<typeof totpSetup>;

const passkeySetup = z.object({
  id: recordId,
  options: z.custom<CreationOptions>((value) => typeof member(value, 'challenge') === 'string'),
});

/** The setup of a passkey. */
export type PasskeySetup = z.output<typeof passkeySetup>;

async function call<Value>(schema: z.ZodMiniType<Value>, made: OutgoingCall): Promise<Value> {
  const read = schema.safeParse(readRecord(await request(made)));
  if (!read.success) throw new ApiError('shape');
  return read.data;
}

/** The query for the second factors and the number of recovery codes that are left. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => call(factors, { ...paths.readFactors, body: undefined, signal }),
});

/** Begins the setup of an authenticator app. */
export const beginTotp = () => call(totpSetup, paths.beginTotp);

/** Adds the authenticator app with its first code. */
export const confirmTotp = ({ id }: TotpSetup, body: { readonly name: string; readonly code: string }) =>
  call(addedFactor, { ...paths.confirmTotp, path: withId(paths.confirmTotp.path, id), body });

/** Begins the setup of a passkey. */
export const beginPasskey = () => call(passkeySetup, paths.beginPasskey);

/** Adds the passkey that the browser created. */
export const confirmPasskey = (
  { id }: PasskeySetup,
  body: { readonly name: string; readonly credential: object },
) => call(addedFactor, { ...paths.confirmPasskey, path: withId(paths.confirmPasskey.path, id), body });

/** Gives a factor another name. `key` is the same for each attempt. */
export const renameFactor = ({ id }: Factor, body: { readonly name: string }, key: string) =>
  request({
    ...paths.renameFactor,
    path: withId(paths.renameFactor.path, id),
    body,
    headers: writeHeaders(paths.renameFactor, { key }),
  });

/** Removes a factor. Returns the server's message. */
export const removeFactor = async ({ id }: Factor) =>
  readMessage(await request({ ...paths.removeFactor, path: withId(paths.removeFactor.path, id) }));

/** Creates new recovery codes. */
export const renewCodes = async () => (await call(recoveryCodes, paths.renewRecoveryCodes)).recoveryCodes;
