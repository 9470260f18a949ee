import type { ChangeFeed, ListChange, Watcher } from '#server/base/change-feed.ts';
import type { Caller } from '#server/http/context.ts';
import { totalsFrom } from './read-changes.ts';

interface Change {
  readonly resource: string;
  readonly count: number;
}

interface StreamOptions {
  readonly feed: ChangeFeed;
  readonly caller: Caller;
  /** Reads what has changed before the stream begins. */
  read(): Promise<{
    readonly position: string;
    readonly complete: boolean;
    readonly changes: readonly Change[];
  }>;
  /** Returns the changes with the names of resources instead of lists. Lists without a resource are left out. */
  byResource(changes: readonly ListChange[]): readonly Change[];
}

/** The maximum number of events that wait for a slow reader. With more, the stream ends, and the reader opens another. */
const maxWaiting = 256;

const headers = {
  'Content-Type': 'text/event-stream',
  // nginx must send each event at once instead of collecting them in its buffer.
  'X-Accel-Buffering': 'no',
};

/** Returns the response to a HEAD request: the headers of a stream that is not opened. */
export const streamHeaders = (): Response => new Response(null, { headers });

/** Returns a response whose events tell what has changed, until the reader leaves or the session ends. */
export async function openChangeStream({ feed, caller, read, byResource }: StreamOptions): Promise<Response> {
  const events = eventWriter();
  let begun: string | undefined;
  const early: Parameters<Watcher['tell']>[] = [];
  const tell: Watcher['tell'] = (changes, position) => {
    if (begun === undefined) early.push([changes, position]);
    // An empty comment keeps the connection open while nothing has changed.
    else events.send(textOf(byResource(totalsFrom(begun, changes)), position) || ': \n\n');
  };
  // The feed is watched before the read, so that no change between both is missed. What both know is told once.
  const unwatch = await feed.watch({
    userId: caller.id,
    sessionId: caller.sessionId,
    tell,
    end: events.end,
  });
  events.ended.then(unwatch);
  try {
    const { position, complete, changes } = await read();
    const start = `event: start\nid: ${position}\ndata: ${JSON.stringify({ complete })}\n\n`;
    events.send(start + textOf(changes, position));
    begun = position;
    for (const each of early) tell(...each);
  } catch (error) {
    events.end();
    throw error;
  }
  return new Response(events.readable, { headers });
}

/**
 * Creates a stream of texts. `ended` resolves when the reader leaves, when the stream is ended, and when the reader is too
 * slow: then the waiting texts are thrown away, and the server closes the connection.
 */
function eventWriter() {
  const encoder = new TextEncoder();
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (created) => {
        controller = created;
      },
      cancel: () => stop(),
    },
    { highWaterMark: maxWaiting },
  );

  /** Ends the stream once, in a way that depends on its reader. */
  function stop(how?: (open: ReadableStreamDefaultController<Uint8Array>) => void) {
    if (controller) how?.(controller);
    controller = undefined;
    markEnded();
  }
  return {
    readable,
    ended,
    end: () => stop((open) => open.close()),
    send: (text: string) => {
      if ((controller?.desiredSize ?? 1) <= 0)
        // A text, since the library would log the stack of an error.
        stop((open) => open.error('The reader of an event stream is too slow'));
      controller?.enqueue(encoder.encode(text));
    },
  };
}

/** Returns the changes as events of the stream. */
const textOf = (changes: readonly Change[], position: string): string =>
  changes.map((change) => `id: ${position}\ndata: ${JSON.stringify(change)}\n\n`).join('');
