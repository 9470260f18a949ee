import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours } from '#kit/story-globals.ts';
import { hueOf } from '#storybook/toolbar/brand.ts';
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
  render: (_, { globals }) => <ColourPage hue={hueOf(globals['hue'])} />,
};
export const Contrast: StoryObj = {
  render: (_, { globals }) => <ContrastPage hue={hueOf(globals['hue'])} />,
};
export const Tokens: StoryObj = { render: TokenPage };
export const Icons: StoryObj = { render: IconsPage };
export const Ledger: StoryObj = { render: LedgerPage };

/** A test of the toolbar, which the sidebar does not list: forced colours also replace those of another brand. */
export const ForcedColoursOfAnotherBrand: StoryObj = {
  tags: ['!dev'],
  globals: { ...forcedColours, hue: 'red' },
  render: () => <p>Courses</p>,
  play: async () => {
    const { documentElement } = document;
    await expect(getComputedStyle(documentElement).getPropertyValue('--colors-accent-fg')).toBe('LinkText');
  },
};
