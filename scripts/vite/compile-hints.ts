import type { Plugin } from 'vite';

/** The first line of a file whose functions Chromium compiles in the background while it arrives. */
const hint = '//# allFunctionsCalledOnLoad';

/** Marks files that a page needs at once. Otherwise, Chromium compiles each function when it is first called. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After all others: the comment must be the first line.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && names.includes(output.name)) output.code = `${hint}\n${output.code}`;
      },
    },
  };
}
