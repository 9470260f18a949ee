import type { Meta, StoryObj } from '@storybook/react-vite';
import { hueOf } from '#storybook/toolbar/brand.ts';
import { ColourPage, ContrastPage, ShadowPage } from './colour-pages.tsx';
import { IconsPage, LayersPage, MotionPage } from './motion-pages.tsx';
import { RadiusPage, SpacePage, TypePage } from './size-pages.tsx';

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
export const Type: StoryObj = { render: TypePage };
export const Space: StoryObj = { render: SpacePage };
export const Radius: StoryObj = { render: RadiusPage };
export const Shadow: StoryObj = { render: ShadowPage };
export const Motion: StoryObj = { render: MotionPage };
export const Layers: StoryObj = { render: LayersPage };
export const Icons: StoryObj = { render: IconsPage };
