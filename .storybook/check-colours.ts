import axe from 'axe-core';
import { expect } from 'storybook/test';
import { showTheme, textLooks } from './text-looks.ts';

/** The rules about colours, which take most of the time of axe. Only they depend on the theme. */
const rules = ['color-contrast', 'link-in-text-block'];

/** A rule that takes a quarter of the time of all other rules, and finds nothing: it is about `!important` in a `style` prop, which React ignores. */
const withoutFindings = 'avoid-inline-spacing';

/** The rules that axe's addon skips in test runs: {@link checkColours} checks two of them, the third one finds nothing. */
export const leftOut =
  import.meta.env.MODE === 'test' ? [...rules, withoutFindings].map((id) => ({ id, enabled: false })) : [];

/** Test runs do without the elements that pass a rule. The panel of Storybook shows them. */
export const violationsOnly: axe.RunOptions =
  import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], reporter: 'no-passes' } : {};

const options: axe.RunOptions = {
  runOnly: { type: 'rule', values: rules },
  resultTypes: ['violations', 'passes'],
  elementRef: true,
};

/** The looks of the texts that passed. The stories of one test process share it. */
const passed = new Set<string>();

/**
 * Checks the colours of a story with axe in both themes, in test runs. Texts that look like one of an earlier story are
 * left out: axe compares each text with all that it overlaps, on the whole page. The play function does not run again,
 * only the colours change: Storybook switches transitions off in tests.
 */
export async function checkColours(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  try {
    const texts = textLooks(document.body).filter(({ look }) => !passed.has(look));
    let checked = texts;
    for (const theme of ['dark', 'light'] as const) {
      showTheme(theme);
      // What was closing is gone by now.
      const include = texts.map(({ element }) => element).filter(({ isConnected }) => isConnected);
      if (include.length === 0) return;
      const { violations, passes } = await axe.run({ include }, options);
      expect(violations.map(describe), `violations in the ${theme} theme`).toEqual([]);
      // A text that axe could not check here, e.g. because it is covered, is tried again in the next story.
      const elements = new Set<Element | undefined>(
        passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
      );
      checked = checked.filter(({ element }) => elements.has(element));
    }
    for (const { look } of checked) passed.add(look);
  } finally {
    showTheme('light');
  }
}

const describe = ({ id, help, nodes }: axe.Result) =>
  `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `\n${html}\n${failureSummary}`).join('')}`;
