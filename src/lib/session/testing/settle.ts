/**
 * Waits until nothing is pending. It counts turns of the event loop and not time: the test server and browser need
 * one turn for each step, and a busy machine makes turns longer, not more.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
