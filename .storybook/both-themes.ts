import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

interface Rule {
  readonly id: string;
  readonly enabled: boolean;
}

/** The rules about colours. Nothing else depends on the theme, and the addon has tried all rules in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks a story with axe in the dark theme, in test runs. The addon has checked it in the light theme. The play
 * function does not run again: only the colours change.
 */
export async function checkInDark({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const root = document.documentElement;
  root.dataset['theme'] = 'dark';
  await settled();
  try {
    const own = Object.fromEntries(
      (parameters['a11y']?.config?.rules ?? []).map(({ id, enabled }: Rule) => [id, { enabled }]),
    );
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: colourRules },
      rules: own,
      resultTypes: ['violations'],
    });
    expect(violations.map(describe), 'violations in the dark theme').toEqual([]);
  } finally {
    root.dataset['theme'] = 'light';
  }
}

/** Waits until the colours have changed, so that axe reads the final ones. */
async function settled() {
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map((change) => change.finished));
}

const describe = ({ id, help, nodes }: axe.Result) =>
  `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `\n${html}\n${failureSummary}`).join('')}`;
