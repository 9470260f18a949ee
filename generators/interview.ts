import { createInterface } from 'node:readline/promises';
import { guessTable } from './guess-table.ts';
import { corrected, type Proposal } from './proposal.ts';
import { Refused } from './sentence.ts';

/** What a person reads and types. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

const question = `
What is wrong? seats:money! says what a field is, -seats leaves it out, commas between.
Enter alone writes it, Ctrl+C leaves everything as it is: `;

/** Shows a proposal until nobody has anything to correct; undefined where it is given up. */
export async function interview(
  proposed: Proposal,
  { input, output }: Terminal,
): Promise<Proposal | undefined> {
  const lines = createInterface({ input, output });
  const givenUp = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  let proposal = proposed;
  output.write(`\n${guessTable(proposal.guesses)}\n`);
  try {
    for (;;) {
      const said = await Promise.race([lines.question(question), givenUp]);
      if (said === undefined) return undefined;
      if (said.trim() === '') return proposal;
      try {
        proposal = corrected(proposal, said);
        output.write(`\n${guessTable(proposal.guesses)}\n`);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        output.write(`\n${error.message}\n`);
      }
    }
  } finally {
    lines.close();
  }
}
