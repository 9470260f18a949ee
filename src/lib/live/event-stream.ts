/** An event of an event stream. */
export interface StreamEvent {
  /** The name; empty for most events. */
  readonly type: string;
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * The time without any bytes after which a connection counts as dead, in milliseconds: some die without a close. The service
 * sends a comment every 20 s.
 */
export const longestSilence = 60_000;

/**
 * Reads the events of a response until it ends or is silent for too long. EventSource would do so, but it can send no access
 * token.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const close = () => void reader.cancel().catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      timer = setTimeout(close, longestSilence);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return;
      const parts = (rest + value).split(/\r?\n\r?\n/);
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const event = readEvent(part);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    clearTimeout(timer);
    close();
  }
}

/** Returns the event of a block of lines; undefined if it has no data, as a comment that keeps the connection open. */
function readEvent(block: string): StreamEvent | undefined {
  const members = new Map<string, string>();
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    const before = members.get(name);
    members.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value);
  }
  const data = members.get('data');
  return data === undefined ? undefined : { type: members.get('event') ?? '', id: members.get('id'), data };
}
