import { spawn } from 'node:child_process';

/** A server that runs from a pack. */
export interface PackedServer {
  readonly url: string;
  /** Returns what the server has printed. */
  printed(): string;
  /** Sends a signal and waits for the end of the process. Returns its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Runs a command of a pack in its folder, with these environment variables only, and waits until it prints its address.
 * Rejects with the output if the process ends before.
 */
export function startPacked(
  folder: string,
  [, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<PackedServer> {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve(code);
    });
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    const collect = (chunk: unknown) => {
      printed += String(chunk);
      const [url] = /http:\/\/\S+:\d+/.exec(printed) ?? [];
      if (url !== undefined) resolve({ url, printed: () => printed, end });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
