import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatches } from './colour-swatches.tsx';
import { Part, Sheet } from './parts.tsx';
import { groups } from './theme-tokens.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const words: Readonly<Record<string, string>> = {
  bg: 'What things lie on. The canvas is the page, a surface is a card on it.',
  fg: 'Text and icons, by how much they matter.',
  border: 'Lines. Only border.control tells a field from the page, so it alone must be seen.',
  accent: 'The one accent: what is done next, where one is, what is chosen.',
  danger: 'What destroys, and what went wrong.',
  success: 'What is done, verified, paid.',
  warning: 'What waits for somebody.',
  info: 'What is worth knowing and asks for nothing.',
  chart: 'The inks of a plot, in the order of its series.',
  star: 'The star of a rating. The figure beside it says the same.',
  focus: 'Where the keyboard is.',
};

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      lead="Colours are named for what they do, never for what they look like. Each role has a value in either theme, and nothing else in the product has a colour of its own."
    >
      <Part title="Roles" text="Both themes side by side, whichever is chosen in the toolbar.">
        {groups.map((group) => (
          <Swatches key={group} group={group} text={words[group]} />
        ))}
      </Part>
    </Sheet>
  ),
};
