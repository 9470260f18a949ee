/** The number of items that are worked on in one task: it must stay short enough for a press to be answered. */
const partSize = 500;

/** Lets the browser do what waits, e.g. answer a press. It is not slowed down in the background, as a timer is. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Calls a function with each part of many items, in their order and in tasks of their own, unless it is given up. */
export async function inParts<Item>(
  items: readonly Item[],
  work: (part: readonly Item[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < items.length; start += partSize) {
    if (start > 0) await nextTask();
    if (signal?.aborted) return;
    work(items.slice(start, start + partSize));
  }
}
