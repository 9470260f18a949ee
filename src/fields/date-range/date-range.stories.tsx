import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { input } from './date-range.input.tsx';
import { type DateRangeDraft, type DateRangeField, dateRange } from './date-range.ts';
import { views } from './date-range.views.tsx';

const page = within(document.body);
const validity = dateRange({ required: true });
const contract = dateRange({ required: true, openEnd: true });
const march = { from: '2026-03-05', to: '2026-03-18' };
const nothing = { from: '', to: '' };

const meta = {
  title: 'Fields/Time and location/DateRange',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={validity} label="Validité" draft={nothing} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

interface More {
  field?: DateRangeField;
  error?: string;
  disabled?: boolean;
}

const entered = (draft: DateRangeDraft, { field = validity, ...more }: More = {}) => {
  return () => <Entered input={input} field={field} label="Validité" draft={draft} {...more} />;
};

export const Usual: Story = {
  render: () => <Shown views={views} field={validity} value={march} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('du 5 au 18 mars 2026')).toHaveLength(2);
  },
};
/** Across months and years, one day, and a range that goes on. */
export const EachForm: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={contract}
      values={[
        { from: '2026-02-20', to: '2026-03-05' },
        { from: '2025-12-20', to: '2026-01-05' },
        { from: '2026-03-01', to: '2026-03-01' },
        { from: '2026-03-01', to: null },
      ]}
    />
  ),
};
/** The first and the last day that can be stored. */
export const Extreme: Story = {
  render: () => <Shown views={views} field={validity} value={{ from: '1900-01-01', to: '9999-12-31' }} />,
};
export const Empty: Story = {
  render: () => <MissingValue field={validity} raw={{ from: '2026-03-18', to: '2026-03-05' }} />,
};

/** Typed days reach the form in the stored format. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Validité' }));
    await userEvent.tab();
    await expect(group.getByRole('textbox', { name: 'Du' })).toHaveFocus();
    await userEvent.keyboard('5/3/26');
    await userEvent.tab();
    const last = group.getByRole('textbox', { name: 'Au' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('18032026');
    await expect(args.onDraft).toHaveBeenLastCalledWith(march);
    await userEvent.tab();
    await expect(last).toHaveValue('18/03/2026');
  },
};
export const InputFilled: Story = { render: entered(march) };
export const InputLong: Story = {
  render: entered({ from: 'mercredi cinq mars deux mille vingt-six', to: 'mercredi dix-huit mars' }),
};
/** Only the day that is wrong is invalid, and described by the error. */
export const InputInvalid: Story = {
  render: entered(
    { from: '2026-03-18', to: '2026-03-05' },
    { error: t('validation.notBefore', { min: '18/03/2026' }) },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toBeValid();
    const last = canvas.getByRole('textbox', { name: 'Au' });
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription('La date doit être le 18/03/2026 ou après');
  },
};
/** What only the service knows is an error of both days. */
export const InputRefused: Story = {
  render: entered(march, { error: t('validation.taken') }),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid();
  },
};
export const InputDisabled: Story = { render: entered(march, { disabled: true }) };

/** A range without an end needs its first day only. */
export const InputOpenEnd: Story = {
  render: entered({ from: '2026-03-05', to: '' }, { field: contract }),
  play: async ({ canvas }) => {
    const [first, last] = ['Du', 'Au'].map((name) => canvas.getByRole('textbox', { name }));
    await expect(first).toBeRequired();
    await expect(last).not.toBeRequired();
    await expect(last).toHaveAccessibleDescription(t('fields.dateRange.openHint'));
  },
};

/** The calendar offers the days that the field allows. The second pick closes it. */
export const InputCalendar: Story = {
  render: ({ onDraft }) => (
    <Entered
      input={input}
      field={dateRange({ min: '2026-03-03', max: '2026-03-20' })}
      label="Validité"
      draft={march}
      onDraft={onDraft}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', {
      name: 'Ouvrir le calendrier\u00a0: Validité, jeudi 5 mars 2026, mercredi 18 mars 2026',
    });
    await userEvent.click(opener);
    const late = await page.findByRole('button', { name: 'samedi 21 mars 2026' });
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: 'mardi 17 mars 2026' }));
    await expect(args.onDraft).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'lundi 9 mars 2026' }));
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-17' }),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Au' })).toHaveValue('17/03/2026');
  },
};
