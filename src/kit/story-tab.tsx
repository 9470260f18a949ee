import type { Decorator } from '@storybook/react-vite';
import { expect, fireEvent, type userEvent as storyUser, waitFor } from 'storybook/test';

const next = 'Ensuite';

type User = Pick<typeof storyUser, 'tab'>;

/** Adds a control after the story, which is where Tab leads. */
export const withNext: Decorator = (Story) => (
  <>
    <Story />
    <button type="button" data-next="">
      {next}
    </button>
  </>
);

/**
 * Presses Tab as a browser does it: the focus moves on from the element that has it once the page has handled the key.
 * The user of a story moves on from the element that got the key.
 */
export async function pressTab(user: User, options: { shift?: boolean } = {}): Promise<void> {
  const { shift = false } = options;
  const isAllowed = await fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'Tab',
    shiftKey: shift,
  });
  if (isAllowed) await user.tab({ shift });
}

/** Expects that Tab closes an open list with this role and moves on to the control after the story. */
export async function expectTabLeaves(user: User, list: 'listbox' | 'menu' | 'dialog'): Promise<void> {
  await pressTab(user);
  await expect(document.querySelector('[data-next]')).toHaveFocus();
  await waitFor(() => expect(document.querySelector(`[role=${list}]`)).toBeNull());
  await expect(document.querySelector('[data-next]')).toHaveFocus();
}
