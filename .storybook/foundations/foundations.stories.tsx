import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { Steps } from '#kit/steps/steps.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { RowCheckbox } from '#kit/table/row-checkbox.tsx';
import { coloursOfChoice } from '#storybook/toolbar/brand.ts';
import { ColourPage, ContrastPage } from './colour-pages.tsx';
import { IconsPage } from './icons-page.tsx';
import { LedgerPage } from './ledger-page.tsx';
import { TokenPage } from './token-page.tsx';

/** The pages about the tokens of the theme, read from its files. */
const meta = {
  title: 'Foundations',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Colour: StoryObj = {
  render: (_, { globals }) => <ColourPage brand={coloursOfChoice(globals['brand'])} />,
};
export const Contrast: StoryObj = {
  render: (_, { globals }) => <ContrastPage brand={coloursOfChoice(globals['brand'])} />,
};
export const Tokens: StoryObj = { render: TokenPage };
export const Icons: StoryObj = { render: IconsPage };
export const Ledger: StoryObj = {
  render: LedgerPage,
  play: async ({ canvas }) => {
    // A token that nothing names has the reason for which it stays.
    await expect(canvas.getByText('sizes.2.5').closest('div')).toHaveTextContent(/Kept: \S/);
  },
};

/** A test of the toolbar, which the sidebar does not list: forced colours also replace those of another brand. */
export const ForcedColoursOfAnotherBrand: StoryObj = {
  tags: ['!dev'],
  globals: { ...forcedColours, brand: 'red' },
  render: () => <p>Courses</p>,
  play: async () => {
    const { documentElement } = document;
    await expect(getComputedStyle(documentElement).getPropertyValue('--colors-accent-fg')).toBe('LinkText');
  },
};

/**
 * A test of the dark theme with the corners of another brand: a round box would look like a radio button, and the dash that
 * browsers draw in the dark theme is faint on the colour of a brand.
 */
export const BoxesOfAnotherBrand: StoryObj = {
  tags: ['!dev'],
  globals: { theme: 'dark', corners: 'round' },
  render: () => (
    <>
      <Checkbox aria-label="Courses" />
      <RowCheckbox label="Toutes les courses" checked={false} mixed onSelect={fn()} />
      <OptionList
        label="Statut"
        multiple
        options={[{ value: 'pending', label: 'En attente' }]}
        value={[]}
        onValueChange={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = [
      canvas.getByRole('checkbox', { name: 'Courses' }),
      ...[...canvas.getByRole('option').children].slice(0, 1),
    ];
    await expect(boxes.map((box) => getComputedStyle(box).borderRadius)).toEqual(['3px', '3px']);
    const mixed = canvas.getByRole('checkbox', { name: 'Toutes les courses' });
    await expect(getComputedStyle(mixed).colorScheme).toBe('light');
  },
};

/** A test of a brand that is too light for a white text: its buttons have its colour, and what is chosen is still seen. */
export const LightBrand: StoryObj = {
  tags: ['!dev'],
  globals: { brand: 'yellow' },
  render: () => (
    <>
      <Button>Créer une course</Button>
      <Steps
        label="Étapes de l’import"
        steps={[{ id: 'file', label: 'Fichier' }]}
        current="file"
        summary="Étape 1 sur 1 : Fichier"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Créer une course' }));
    await expect([button.backgroundColor, button.color]).toEqual(['rgb(255, 228, 92)', 'rgb(0, 0, 0)']);
    const step = getComputedStyle(canvas.getByText('1'));
    await expect([step.backgroundColor, step.color]).not.toContain('rgb(255, 228, 92)');
  },
};
