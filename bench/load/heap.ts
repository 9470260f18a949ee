import * as z from 'zod/mini';

/** The environment variables of a process whose heap can be read. */
export const inspecting = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const answer = z.object({ id: z.literal(2), result: z.object({ usedSize: z.number() }) });

/**
 * Collects the garbage of a process, and returns the megabytes of its heap afterwards. The output of the process names its
 * inspector.
 */
export async function collectedHeap(output: string): Promise<number> {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(output) ?? [];
  if (!address) throw new Error('The process names no inspector.');
  const socket = new WebSocket(address);
  try {
    return await new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`${address} cannot be opened.`)));
      socket.addEventListener('message', ({ data }) => {
        const parsed = answer.safeParse(JSON.parse(String(data)));
        if (parsed.success) resolve(parsed.data.result.usedSize / 1e6);
      });
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
        socket.send(JSON.stringify({ id: 2, method: 'Runtime.getHeapUsage' }));
      });
    });
  } finally {
    socket.close();
  }
}
