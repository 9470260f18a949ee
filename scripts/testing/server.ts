import { join } from 'node:path';
import type * as z from 'zod/mini';
import { root } from '#scripts/root.ts';
import { processAdmin, readTokens, startProgram } from '#server/testing/process.ts';
import type { tokenPair } from '#server/testing/responses.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

/** The administrator of every server that a test starts. */
export const administrator = processAdmin;

/** The real server, with a database of its own. */
export interface TestServer {
  readonly origin: string;
  /** Returns what the server has printed. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the real server on a free port. It has a database of its own, filled with demo data unless `settings`
 * (environment variables) say otherwise. `project` is the folder of the project: this one, or a copy. `script` is what starts it:
 * by default, what serves the pages that are already built.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  project = root,
  script = 'scripts/testing/serve.ts',
): Promise<TestServer> {
  const database = await createTestDatabase();
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    ...database.settings,
    SEED: 'demo',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  };
  try {
    const server = await startProgram([join(project, script)], { cwd: project, env });
    const stop = async () => {
      await server.end('SIGTERM');
      await database.remove();
    };
    return { origin: server.url, printed: server.output, stop };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/** The tokens of a session, as the service sends them. */
export type SessionTokens = z.infer<typeof tokenPair>;

/** Signs the administrator in. Returns the tokens; throws if the server refuses. */
export const signIn = ({ origin }: Pick<TestServer, 'origin'>): Promise<SessionTokens> => readTokens(origin);

/** Returns the storage of a browser in which a session is open. */
export const storageWith = (
  { origin }: Pick<TestServer, 'origin'>,
  { access_token, refresh_token }: SessionTokens,
) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'access_token', value: access_token },
        { name: 'refresh_token', value: JSON.stringify(refresh_token) },
      ],
    },
  ],
});
