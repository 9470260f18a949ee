import { expect } from 'storybook/test';

/** Returns the value of a colour of the theme, as computed styles have it. */
function colourOf(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--colors-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Expects that the frame of an invalid control with focus shows both: the edge of the error, and the focus ring around it. */
export async function expectErrorInFocus(frame: Element | null | undefined): Promise<void> {
  const styleOf = () => getComputedStyle(frame ?? document.body);
  await expect(styleOf().outlineStyle).toBe('solid');
  // Edges change their colour slowly.
  await Promise.all((frame?.getAnimations() ?? []).map(({ finished }) => finished));
  await expect(styleOf().borderTopColor).toBe(colourOf('danger-solid'));
  await expect(styleOf().outlineColor).toBe(colourOf('focus-ring'));
}
