import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmailText } from '#fields/email-text.tsx';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './email.input.tsx';
import { email } from './email.ts';
import { views } from './email.views.tsx';

const field = email({ required: true });

const meta = { title: 'Fields/Text/Email' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Adresse Email" draft={draft} {...more} />;
};

export const Address: Story = {
  render: shown('alice.dubreuil@exemple.fr'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'mailto:alice.dubreuil@exemple.fr');
  },
};
export const Long: Story = {
  render: shown('alexandrine-charlotte.de-la-rochefoucauld+notifications@sous-domaine.exemple-tres-long.fr'),
};
/** Returns the lines of an element as they are shown. */
function linesOf(element: HTMLElement): string[] {
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const at of (node.textContent ?? '').split('').keys()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, `${lines.get(top) ?? ''}${range}`);
    }
  }
  return [...lines.values()];
}

/** In a narrow column, an address wraps after its @ or at a dot before it: no line begins with the @. */
export const Narrow: Story = {
  render: () => (
    <>
      {[20, 16, 11].map((width) => (
        <div key={width} style={{ width: `${width}ch`, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          <EmailText address="alice.dubreuil@exemple.fr" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/alice/);
    await expect(shown.map(linesOf)).toEqual([
      ['alice.dubreuil@', 'exemple.fr'],
      ['alice.dubreuil@', 'exemple.fr'],
      ['alice.', 'dubreuil@', 'exemple.fr'],
    ]);
  },
};

export const NotAnAddress: Story = {
  render: shown('alice@exemple.fr?bcc=tous@exemple.fr'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = { render: () => <ShownEach views={views} field={field} values={oddTexts} /> };
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Adresse Email' });
    await userEvent.tab();
    await userEvent.keyboard('alice@exemple.fr');
    await expect(box).toHaveValue('alice@exemple.fr');
    await userEvent.clear(box);
    await userEvent.paste('bruno@exemple.fr');
    await expect(box).toHaveValue('bruno@exemple.fr');
    await expect(box).toHaveAttribute('autocomplete', 'off');
  },
};
export const InputFilled: Story = { render: entered('alice@exemple.fr') };
export const InputLong: Story = {
  render: entered(
    'alexandrine-charlotte.de-la-rochefoucauld+notifications@sous-domaine.exemple-tres-long.fr',
  ),
};
export const InputInvalid: Story = {
  render: entered('alice@', { error: 'Veuillez saisir une adresse email valide' }),
};
export const InputDisabled: Story = { render: entered('alice@exemple.fr', { disabled: true }) };
