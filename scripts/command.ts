import { StartError } from '#server/base/settings.ts';

/**
 * Runs a command. A {@link StartError}, or another error of which its user can mend the cause, is shown as its message without
 * a stack, and the command ends with 1.
 */
export async function runCommand(
  main: () => Promise<void>,
  ...mendable: readonly (new (
    message?: string,
  ) => Error)[]
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const shown = [StartError, ...mendable].find((each) => error instanceof each);
    if (shown === undefined || !(error instanceof Error)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
