import type { ChangeFeed, ListChange } from '#server/base/change-feed.ts';
import type { Caller } from '#server/http/context.ts';

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

/** Returns a response whose events tell what has changed, until the reader leaves or the session ends. */
export async function openChangeStream({ feed, caller, read, byResource }: StreamOptions): Promise<Response> {
  const events = eventWriter();
  // The feed is watched before the read, so that no change between both is missed.
  const unwatch = await feed.watch({
    userId: caller.id,
    sessionId: caller.sessionId,
    // An empty comment keeps the connection open while nothing has changed.
    tell: (changes, position) => events.send(textOf(byResource(changes), position) || ': \n\n'),
    end: events.end,
  });
  events.ended.then(unwatch, unwatch);
  try {
    const { position, complete, changes } = await read();
    const start = `event: start\nid: ${position}\ndata: ${JSON.stringify({ complete })}\n\n`;
    events.send(start + textOf(changes, position));
  } catch (error) {
    events.end();
    throw error;
  }
  return new Response(events.readable, {
    headers: {
      'Content-Type': 'text/event-stream',
      // nginx must send each event at once instead of collecting them in its buffer.
      'X-Accel-Buffering': 'no',
    },
  });
}

/** Creates a stream of texts that ends when its reader leaves or is too slow. */
function eventWriter() {
  const { readable, writable } = new TransformStream<string, string>(undefined, {
    highWaterMark: maxWaiting,
  });
  const writer = writable.getWriter();
  const end = () => void writer.close().catch(() => undefined);
  return {
    readable: readable.pipeThrough(new TextEncoderStream()),
    end,
    ended: writer.closed,
    send: (text: string) => {
      if ((writer.desiredSize ?? 0) <= 0) end();
      else writer.write(text).catch(end);
    },
  };
}

/** Returns the changes as events of the stream. */
const textOf = (changes: readonly Change[], position: string): string =>
  changes.map((change) => `id: ${position}\ndata: ${JSON.stringify(change)}\n\n`).join('');
