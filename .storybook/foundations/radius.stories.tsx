import type { Meta, StoryObj } from '@storybook/react-vite';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { tokens } from '#theme/tokens.ts';
import { Name, Part, pixels, Sheet, Value } from './parts.tsx';

const meta = {
  title: 'Foundations/Radius',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** `{colors.border.default}` names the token that the style sheet has as a variable. */
const drawn = (value: string) =>
  value.replaceAll(/\{([^}]+)\}/g, (_, path: string) => `var(--${path.replaceAll('.', '-')})`);

export const Radius: StoryObj = {
  render: () => (
    <Sheet
      title="Radius"
      lead="Corners grow with the thing: a badge is small, a control medium, a card large. What is inside is never rounder than what holds it."
    >
      <Part title="Corners">
        <ul className="fd-tiles">
          {Object.entries(tokens.radii).map(([name, { value }]) => (
            <li key={name} className="fd-tile">
              <span className="fd-corner" aria-hidden style={{ borderRadius: value }} />
              <Name>{name}</Name>
              <Value>{pixels(value)}</Value>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Borders" text="One line, in the colour of its role.">
        <ul className="fd-tiles">
          {Object.entries(semanticTokens.borders).map(([name, { value }]) => (
            <li key={name} className="fd-tile">
              <span className="fd-border" aria-hidden style={{ border: drawn(value) }} />
              <Name>{name}</Name>
              <Value>{value.replaceAll(/[{}]/g, '')}</Value>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Line weights">
        <ul className="fd-list fd-dense">
          {Object.entries(tokens.borderWidths).map(([name, { value }]) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>{pixels(value)}</Value>
              <span className="fd-line" aria-hidden style={{ height: value }} />
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
