import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide';
import { expect } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { FormMatrix } from './form-matrix.tsx';

const cell = (label: string, error?: string) => (
  <Field label={label} labelHidden required error={error}>
    {(control) => <TextInput {...control} inputMode="decimal" defaultValue="1,20" />}
  </Field>
);

const meta = {
  title: 'Components/Input/FormMatrix',
  component: FormMatrix,
  args: {
    columns: [
      { label: 'Journalier', icon: Sun },
      { label: 'Nocturne', icon: Moon },
    ],
    rows: [
      { label: 'Prix de base', cells: [cell('Prix de base')], scope: 'Jour et nuit' },
      {
        label: 'Prix par kilomètre',
        cells: [cell('Prix par kilomètre (journalier)'), cell('Prix par kilomètre (nocturne)')],
      },
      {
        label: 'Prix par minute',
        cells: [cell('Prix par minute (journalier)'), cell('Prix par minute (nocturne)')],
      },
    ],
  },
} satisfies Meta<typeof FormMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [base, day, night] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect());
    // What belongs to no column stands above the headings, and not below one of them.
    const heading = canvas.getByText('Nocturne').getBoundingClientRect();
    await expect(base?.bottom).toBeLessThan(heading.top);
    await expect(base?.right).toBeLessThan(heading.left);
    await expect(canvas.getByRole('textbox', { name: 'Prix par kilomètre (nocturne)' })).toBeRequired();
    await expect(day?.top).toBe(night?.top);
    await expect(day?.width).toBe(night?.width);
  },
};

/** Tab goes row by row, and in a row from column to column. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const names = ['base', 'kilomètre (journalier)', 'kilomètre (nocturne)', 'minute (journalier)'];
    for (const name of names) {
      await userEvent.tab();
      const box = canvas.getByRole('textbox', { name: (full) => full.includes(name) });
      await expect(box).toHaveFocus();
    }
  },
};
/** A note that appears moves nothing. */
export const WithNote: Story = {
  args: {
    rows: [
      { label: 'Prix de base', cells: [cell('Prix de base')] },
      { label: 'Prix par minute', note: 'Avant : 0,35 € (nuit)', cells: [cell('Jour'), cell('Nuit')] },
    ],
  },
  play: async ({ canvas }) => {
    const [base, minute] = canvas.getAllByText(/^Prix par minute|^Prix de base/, {
      selector: '[aria-hidden] ',
    });
    const heightOf = (label: HTMLElement | undefined) => label?.closest('.formMatrix__row')?.clientHeight;
    await expect(heightOf(minute)).toBe(heightOf(base) ?? 0);
  },
};
export const WithError: Story = {
  args: {
    rows: [
      {
        label: 'Prix par kilomètre',
        cells: [
          cell('Prix par kilomètre (journalier)', 'Ce champ est requis'),
          cell('Prix par kilomètre (nocturne)'),
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'Prix par bagage supplémentaire dont une dimension dépasse cent cinquante-huit centimètres',
        cells: [cell('Prix par bagage (journalier)'), cell('Prix par bagage (nocturne)')],
      },
    ],
  },
};

/** Each field of a column has its icon, since the headings are soon out of view. */
export const SmallScreen: Story = {
  ...Playground,
  play: async (context) => {
    await Playground.play?.(context);
    const marks = context.canvasElement.querySelectorAll('.formMatrix__mark');
    await expect(marks).toHaveLength(4);
    for (const mark of marks) await expect(mark).toBeVisible();
  },
  globals: { viewport: { value: 'phone' } },
};

export const OddTexts: Story = {
  args: {
    columns: [
      { label: oddTexts[4] ?? '', icon: Sun },
      { label: oddTexts[0] ?? '', icon: Moon },
    ],
    rows: oddTexts.map((text) => ({
      label: text,
      cells: [cell(`${text} (journalier)`), cell(`${text} (nocturne)`)],
    })),
  },
};

export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
