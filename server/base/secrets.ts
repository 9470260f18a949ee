import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, StartError, shortestSecretKey } from './settings.ts';

/** A stored secret that cannot be decrypted: it was encrypted with another key, or `SECRET_KEY` is not set. */
export class SecretError extends Error {}

/** Encrypts the secrets that the server must be able to read again, before they are stored. */
export interface Secrets {
  /** Encrypts a secret of an owner. */
  seal(secret: string, owner: string): Uint8Array;
  /** Decrypts a secret. Throws a {@link SecretError} if it was encrypted with another key or for another owner. */
  open(sealed: Uint8Array, owner: string): string;
}

const plain = 0;
const encrypted = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Creates the encryption with a key of any length, by AES-256-GCM. Without a key, secrets are stored as they are. */
export function secretsWith(key: string | undefined): Secrets {
  const derived = key === undefined ? undefined : Buffer.from(hkdfSync('sha256', key, '', 'secrets', 32));
  return {
    seal(secret, owner) {
      if (!derived) return Buffer.concat([Buffer.of(plain), Buffer.from(secret)]);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(encrypted), nonce, cipher.getAuthTag(), content]);
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] === plain) return bytes.subarray(1).toString();
      if (!derived) throw new SecretError('A stored secret is encrypted, and SECRET_KEY is not set');
      const content = bytes.subarray(1 + nonceBytes + tagBytes);
      try {
        // A secret that was cut off fails here.
        const cipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(1, 1 + nonceBytes))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes));
        return Buffer.concat([cipher.update(content), cipher.final()]).toString();
      } catch (cause) {
        throw new SecretError('A stored secret was encrypted with another key than SECRET_KEY', { cause });
      }
    },
  };
}

/**
 * Returns the key of the settings. The embedded database has one in a file beside its data, created once. Throws a
 * {@link StartError} if that file was cut off: what is encrypted with the rest of a key, or without one, is not protected.
 */
export function secretKey({
  secretKey: given,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'secretKey' | 'databaseUrl' | 'dataDir'>): string | undefined {
  if (given !== undefined || databaseUrl !== undefined) return given;
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file))
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < shortestSecretKey)
    throw new StartError(
      `The key in ${file} is not complete: bring this file back from a backup. If there is none, move it away. The server then creates another key, and whoever used an authenticator app signs in with a recovery code and adds the app again.`,
    );
  return key;
}
