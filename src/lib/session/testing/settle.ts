/**
 * Lets everything under way come to rest. Counted in turns and not in time: the made-up server and browser need a
 * turn for each step, and a busy machine makes turns longer, not more.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
