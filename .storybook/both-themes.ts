import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

interface Rule {
  readonly id: string;
  readonly enabled: boolean;
}

/** Rules that mean nothing for a part of a page; the accessibility addon leaves out the same. */
const rules = { region: { enabled: false } };

/**
 * In a test run each story goes through axe a second time, in the dark theme: what it drew and what was played
 * in it stay, only the colours change. (The addon's own check is the first, in the light theme.)
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
      rules: { ...rules, ...own },
      resultTypes: ['violations'],
    });
    expect(violations.map(describe), 'violations in the dark theme').toEqual([]);
  } finally {
    root.dataset['theme'] = 'light';
  }
}

/** Colours may take their time to change: what axe reads must be where they arrive. */
async function settled() {
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map((change) => change.finished));
}

const describe = ({ id, help, nodes }: axe.Result) =>
  `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `\n${html}\n${failureSummary}`).join('')}`;
