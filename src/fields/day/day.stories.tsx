import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { input } from './day.input.tsx';
import { day } from './day.ts';
import { views } from './day.views.tsx';

const page = within(document.body);
const birth = day({ required: true });
const end = day({ min: '2026-03-03', max: '2026-03-20' });

const meta = {
  title: 'Fields/Time and location/Day',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={birth} label="Date de naissance" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={birth} label="Date de naissance" draft={draft} {...more} />;
};

export const Usual: Story = {
  render: () => <Shown views={views} field={birth} value="2026-03-05" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('5 mars 2026')).toHaveLength(2);
  },
};
/** The first and the last day that can be stored. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={birth} values={['1900-01-01', '9999-12-31']} />,
};
export const Empty: Story = { render: () => <MissingValue field={birth} raw="2026-02-30" /> };

/** A typed day reaches the form in the stored format, `YYYY-MM-DD`. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Date de naissance' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('5/3/26');
    await expect(args.onDraft).toHaveBeenLastCalledWith('2026-03-05');
    await userEvent.tab();
    await expect(box).toHaveValue('05/03/2026');
  },
};
export const InputFilled: Story = { render: entered('2026-03-05') };
export const InputLong: Story = { render: entered('mercredi cinq mars deux mille vingt-six') };
export const InputInvalid: Story = {
  render: entered('30/02/2026', { error: 'Cette date n’existe pas' }),
};
export const InputDisabled: Story = { render: entered('2026-03-05', { disabled: true }) };

/** Ten years are named by the first and the last one, whose digits are not grouped. */
export const InputYears: Story = {
  render: entered('2026-03-05'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ouvrir le calendrier/ }));
    await userEvent.click(await page.findByRole('button', { name: /choisir un mois$/ }));
    await userEvent.click(await page.findByRole('button', { name: /choisir une année$/ }));
    await expect(page.getByRole('grid', { name: '2020 à 2029' })).toBeVisible();
  },
};

/** The calendar offers the days that the field allows. */
export const InputCalendar: Story = {
  render: ({ onDraft }) => (
    <Entered input={input} field={end} label="Fin du contrat" draft="2026-03-05" onDraft={onDraft} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Ouvrir le calendrier\u00a0: Fin du contrat/ }),
    );
    const late = await page.findByRole('button', { name: 'samedi 21 mars 2026' });
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: 'mardi 17 mars 2026' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('2026-03-17'));
    await expect(canvas.getByRole('textbox')).toHaveValue('17/03/2026');
  },
};
