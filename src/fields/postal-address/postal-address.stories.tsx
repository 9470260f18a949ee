import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { input } from './postal-address.input.tsx';
import { type AddressDraft, postalAddress } from './postal-address.ts';
import { views } from './postal-address.views.tsx';

const field = postalAddress({ required: true });
const agency = { address: '12 rue de la Paix\n75002 Paris', coordinates: '48.8693, 2.3312' };
const nothing = { address: '', coordinates: '' };

const meta = {
  title: 'Fields/Time and location/PostalAddress',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Adresse" draft={nothing} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: AddressDraft, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Adresse" draft={draft} {...more} />;
};

export const Usual: Story = {
  render: () => (
    <Shown views={views} field={field} value={{ address: agency.address, lat: 48.8693, lng: 2.3312 }} />
  ),
};
export const Long: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[
        `Bâtiment C, ${'zone industrielle de la Croix-Rousse, '.repeat(6)}69004 Lyon`,
        ...oddTexts,
      ].map((address) => ({ address }))}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ address: ' ' }} /> };

/** The coordinates are pasted as a map copies them. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), 'Gare de Lyon');
    await userEvent.tab();
    await userEvent.paste('48.8448, 2.3735');
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      address: 'Gare de Lyon',
      coordinates: '48.8448, 2.3735',
    });
  },
};
export const InputFilled: Story = { render: entered(agency) };
export const InputLong: Story = {
  render: entered({ ...agency, address: `${'Zone industrielle de la Croix-Rousse\n'.repeat(6)}69004 Lyon` }),
};
/** Only the part with the error is invalid. */
export const InputInvalid: Story = {
  render: entered({ ...agency, coordinates: '148, 2' }, { error: t('validation.coordinates') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: /^Coordonnées/ })).toBeInvalid();
  },
};
/** Each part has its own message. */
export const InputBothInvalid: Story = {
  render: entered({ address: '', coordinates: '148, 2' }, { error: t('validation.required') }),
  play: async ({ canvas }) => {
    const message = (name: string | RegExp, text: string) =>
      expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(text);
    await message('Adresse', t('validation.required'));
    await message(/^Coordonnées/, t('validation.coordinates'));
    const texts = [t('validation.required'), /^Coordonnées/, t('validation.coordinates')];
    const tops = texts.map((text) => canvas.getByText(text).getBoundingClientRect().top);
    // Each message is below its own part.
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};
export const InputDisabled: Story = { render: entered(agency, { disabled: true }) };
