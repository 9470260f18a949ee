import { StartError } from '#server/base/settings.ts';

const isWrongOption = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command. A wrong option, a {@link StartError}, or another error whose cause the user can correct, is shown as its
 * message without a stack, and the command ends with 1.
 */
export async function runCommand(
  main: () => Promise<void>,
  ...correctable: readonly (new (
    message?: string,
  ) => Error)[]
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isCorrectable = [StartError, ...correctable].some((each) => error instanceof each);
    if (!(error instanceof Error) || !(isCorrectable || isWrongOption(error))) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
