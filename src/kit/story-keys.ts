import { expect, fn } from 'storybook/test';

interface User {
  tab: () => Promise<void>;
  keyboard: (keys: string) => Promise<unknown>;
}

/** Presses Tab until an element has the focus. */
export async function tabTo(user: User, element: HTMLElement): Promise<void> {
  for (let count = 0; count < 20 && document.activeElement !== element; count += 1) await user.tab();
  await expect(element).toHaveFocus();
}

/** Expects that Tab reaches a link and Enter follows it. A story has no other page, so the link leads nowhere. */
export async function expectFollowed(user: User, link: HTMLElement): Promise<void> {
  const follow = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', follow);
  await tabTo(user, link);
  await user.keyboard('{Enter}');
  await expect(follow).toHaveBeenCalledOnce();
  link.removeEventListener('click', follow);
}

/** Expects that Tab reaches a button, and that Enter and the space bar press it. */
export async function expectPressed(user: User, button: HTMLElement, onPress: unknown): Promise<void> {
  await tabTo(user, button);
  await user.keyboard('{Enter}');
  await expect(onPress).toHaveBeenCalledTimes(1);
  await user.keyboard('{ }');
  await expect(onPress).toHaveBeenCalledTimes(2);
}
