import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints } from '#theme/conditions.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { tokens } from '#theme/tokens.ts';
import { Name, Part, pixels, Sheet, Value } from './parts.tsx';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

interface Token {
  name: string;
  value: string;
}
const tokensOf = (category: object): Token[] =>
  Object.entries(category)
    .map(([name, { value }]: [string, { value: unknown }]) => ({ name, value: String(value) }))
    .filter(({ value }) => /^\d/.test(value))
    .sort((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value));

const steps = tokensOf(tokens.spacing);
const spaces = new Set(Object.keys(tokens.spacing));
const widths = tokensOf(tokens.sizes).filter(({ name, value }) => !spaces.has(name) && value.endsWith('rem'));

const heights = Object.entries(semanticTokens.sizes.control).map(([name, { value }]) => ({
  name,
  ...(typeof value === 'string'
    ? { large: value, small: value }
    : { large: value.base, small: value._small }),
}));

export const Space: StoryObj = {
  render: () => (
    <Sheet
      title="Space"
      lead="One step is four pixels. Half steps exist under sixteen, where dense rows need them; above, the steps widen, so that two distances are either equal or clearly different."
    >
      <Part title="Distances" text="For gaps and paddings, and for the sizes of small things.">
        <ul className="fd-list fd-dense">
          {steps.map(({ name, value }) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>{pixels(value)}</Value>
              <span className="fd-bar" aria-hidden style={{ width: value }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Heights of controls" text="They grow on a small screen, where fingers press them.">
        <ul className="fd-tiles">
          {heights.map(({ name, large, small }) => (
            <li key={name} className="fd-tile">
              <span className="fd-heights" aria-hidden>
                <span style={{ height: large }} />
                <span style={{ height: small }} />
              </span>
              <Name>control.{name}</Name>
              <Value>
                {pixels(large)} · small screen {pixels(small)}
              </Value>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Widths" text="Of columns of text, panels and the page.">
        <ul className="fd-list fd-dense">
          {widths.map(({ name, value }) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>{pixels(value)}</Value>
              <span className="fd-bar fd-bar-thin" aria-hidden style={{ width: `calc(${value} / 2)` }} />
            </li>
          ))}
        </ul>
        <p className="fd-note">Bars are drawn at half their width.</p>
      </Part>
      <Part
        title="Boundaries"
        text="Under the first, the screen is small: tables become cards, the sidebar a menu."
      >
        <ul className="fd-list fd-dense">
          {Object.entries(breakpoints).map(([name, value]) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>{pixels(value)}</Value>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
