import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** A short text in CBOR. */
const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];

/** The page that uses a passkey, and its challenge. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** Creates an authenticator with one passkey. It returns what a browser would return. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let counter = 0;

  /** The public key in COSE's CBOR: an elliptic curve key of P-256 for ES256. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const clientData = (type: string, { challenge, origin }: PasskeyRequest) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  function authenticatorData(rpId: string, flags: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count]);
  }

  return {
    /** Returns the result of `navigator.credentials.create`. */
    create(request: PasskeyRequest) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(request.rpId, userPresent | userVerified | hasCredential),
        ...[Buffer.alloc(16), length, credentialId, coseKey],
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0), text('authData')],
        Buffer.of(0x58, authData.length),
        authData,
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', request)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },

    /** Returns the result of `navigator.credentials.get`. */
    get(request: PasskeyRequest) {
      const data = clientData('webauthn.get', request);
      const authData = authenticatorData(request.rpId, userPresent | userVerified);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        userHandle: null,
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },

    /** Sets the number of uses to 0, as a copy of the authenticator would have it. */
    rewind: () => {
      counter = 0;
    },
  };
}
