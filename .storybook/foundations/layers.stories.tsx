import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '#theme/tokens.ts';
import { Part, Sheet } from './parts.tsx';

const meta = {
  title: 'Foundations/Layers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const words: Readonly<Record<string, string>> = {
  tooltip: 'Words about whatever is pointed at, wherever that is',
  toast: 'What the product says by itself: never covered by what one opened',
  menu: 'Menus and pickers, also those inside a dialog',
  dialog: 'A window that asks for an answer',
  overlay: 'The veil between a dialog and the page',
  drawer: 'The slide-out menu of a small screen',
  header: 'The head of the page, which stays while the page scrolls',
  raised: 'What sticks within its own table',
  base: 'The page',
};

const layers = Object.entries(tokens.zIndex)
  .map(([name, { value }]) => ({ name, value: Number(value) }))
  .sort((one, other) => other.value - one.value);

export const Layers: StoryObj = {
  render: () => (
    <Sheet
      title="Layers"
      lead="What lies over what. The order is fixed here, so that no component outbids another with a bigger number."
    >
      <Part title="From the eye to the page">
        <ol className="fd-layers">
          {layers.map(({ name, value }, index) => (
            <li key={name} className="fd-layer" style={{ '--fd-step': index }}>
              <strong>{name}</strong>
              <span>{words[name]}</span>
              <code>{value}</code>
            </li>
          ))}
        </ol>
      </Part>
    </Sheet>
  ),
};
