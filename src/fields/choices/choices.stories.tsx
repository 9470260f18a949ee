import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { input } from './choices.input.tsx';
import { choices } from './choices.ts';
import { views } from './choices.views.tsx';

const labels: Readonly<Record<string, string>> = {
  monday: 'Lundi',
  tuesday: 'Mardi',
  wednesday: 'Mercredi',
  thursday: 'Jeudi',
};
const field = choices({ values: Object.keys(labels), required: true });
const labelOf = (value: string) => labels[value];

const meta = {
  title: 'Fields/Values and states/Choices',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Jours" draft={[]} labelOf={labelOf} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: readonly string[], more: { error?: string; disabled?: boolean } = {}) => {
  return () => (
    <Entered input={input} field={field} label="Jours" draft={draft} labelOf={labelOf} {...more} />
  );
};

/** In the order of the declaration, not in that of the record. */
export const Many: Story = {
  render: () => (
    <Shown views={views} field={field} labelOf={labelOf} value={['thursday', 'monday', 'wednesday']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};
export const Long: Story = {
  render: () => <ShownEach views={views} field={field} labelOf={labelOf} values={[oddTexts]} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[]} /> };

export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Jours' }));
    await userEvent.click(await page.findByRole('option', { name: 'Mardi' }));
    await userEvent.click(await page.findByRole('option', { name: 'Lundi' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(['tuesday', 'monday']));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: t('form.clear', { field: 'Jours' }) }));
    await expect(args.onDraft).toHaveBeenLastCalledWith([]);
  },
};
export const InputFilled: Story = { render: entered(['monday', 'tuesday']) };
export const InputLong: Story = { render: entered([...Object.keys(labels), 'sunday']) };
/** A stored value that is no longer declared can be left out; the others stay. */
export const InputUnknown: Story = {
  render: ({ onDraft }) => (
    <Entered
      input={input}
      field={field}
      label="Jours"
      draft={['monday', 'sunday']}
      labelOf={labelOf}
      onDraft={onDraft}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Jours' }));
    await userEvent.click(
      await page.findByRole('option', { name: t('fields.choices.unknown', { value: 'sunday' }) }),
    );
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(['monday']));
    // It is highlighted, so it stays, and can be picked again.
    const option = page.getByRole('option', { name: t('fields.choices.unknown', { value: 'sunday' }) });
    await expect(option).toHaveAttribute('aria-selected', 'false');
  },
};
export const InputInvalid: Story = { render: entered([], { error: t('validation.required') }) };
export const InputDisabled: Story = { render: entered(['monday'], { disabled: true }) };
