import { breakpoints } from '#theme/conditions.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { Part, pixels, Rows, Sheet, Tiles, tokensOf } from './parts.tsx';
import { tokensIn } from './theme-tokens.ts';

/** Returns the tokens that start with a digit, smallest first. */
const sizesOf = (category: Parameters<typeof tokensOf>[0]) =>
  tokensOf(category)
    .filter(({ value }) => /^\d/.test(value))
    .sort((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value));

const heights = Object.entries(semanticTokens.sizes.control).map(([name, { value }]) => ({
  name,
  ...(typeof value === 'string' ? { base: value, _small: value } : value),
}));
const widths = sizesOf(tokens.sizes).filter(
  ({ name, value }) => !Object.hasOwn(tokens.spacing, name) && value.endsWith('rem'),
);

export const SpacePage = () => (
  <Sheet
    title="Space"
    lead="One step is four pixels. Half steps exist below sixteen pixels, for dense rows. Above, the steps grow, so that two distances are either equal or clearly different."
  >
    <Part title="Distances" text="For gaps, paddings and small sizes.">
      <Rows
        tokens={sizesOf(tokens.spacing).map(({ name, value }) => ({
          name,
          value: pixels(value),
          sample: <span className="fd-bar" style={{ width: value }} />,
        }))}
      />
    </Part>
    <Part title="Heights of controls" text="They are larger on a small screen, for fingers.">
      <Tiles
        tokens={heights.map(({ name, base, _small }) => ({
          name: `control.${name}`,
          value: `${pixels(base)} · small screen ${pixels(_small)}`,
          sample: (
            <div className="fd-heights">
              <span style={{ height: base }} />
              <span style={{ height: _small }} />
            </div>
          ),
        }))}
      />
    </Part>
    <Part title="Widths" text="Of columns of text, panels and the page. The bars have half the width.">
      <Rows
        tokens={widths.map(({ name, value }) => ({
          name,
          value: pixels(value),
          sample: <span className="fd-bar" style={{ width: `calc(${value} / 2)` }} />,
        }))}
      />
    </Part>
    <Part title="Breakpoints" text="Below the first, tables become cards and the sidebar becomes a menu.">
      <Rows tokens={Object.entries(breakpoints).map(([name, value]) => ({ name, value: pixels(value) }))} />
    </Part>
  </Sheet>
);

/** Replaces `{colors.border.default}` by the variable of the style sheet. */
const withVariables = (value: string) =>
  value.replaceAll(/\{([^}]+)\}/g, (_, path: string) => `var(--${path.replaceAll('.', '-')})`);

export const RadiusPage = () => (
  <Sheet
    title="Radius"
    lead="Larger things have larger corners: a badge is small, a control medium, a card large. Content is never rounder than its container."
  >
    <Part title="Corners">
      <Tiles
        tokens={tokensOf(tokens.radii).map(({ name, value }) => ({
          name,
          value: pixels(value),
          sample: <span className="fd-corner" style={{ borderRadius: value }} />,
        }))}
      />
    </Part>
    <Part title="Borders" text="One line, in the colour of its role.">
      <Tiles
        tokens={tokensOf(semanticTokens.borders).map(({ name, value }) => ({
          name,
          value: value.replaceAll(/[{}]/g, ''),
          sample: <span className="fd-corner" style={{ border: withVariables(value) }} />,
        }))}
      />
    </Part>
    <Part title="Line weights">
      <Rows
        tokens={tokensOf(tokens.borderWidths).map(({ name, value }) => ({
          name,
          value: pixels(value),
          sample: <span className="fd-bar" style={{ height: value }} />,
        }))}
      />
    </Part>
  </Sheet>
);

type Style = Readonly<Record<string, string>>;
const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null;

const scales = ['fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'] as const;

/** Replaces the names of tokens in a style by their values. */
const valuesOf = (style: Style): Style =>
  Object.fromEntries(
    Object.entries(style).map(([property, name]) => {
      const category = scales.find((scale) => scale === `${property}s`) ?? 'fonts';
      return [property, tokensOf(tokens[category]).find((token) => token.name === name)?.value ?? name];
    }),
  );

const sample = 'Les informations personnelles de cet utilisateur « 1 234,50 € »';

export const TypePage = () => (
  <Sheet
    title="Type"
    lead="One family, Inter, which is part of the product. Every text has one of these styles. Fourteen pixels is the reading size of a dense table."
  >
    <Part title="Styles" text="A component uses a style, never a size.">
      <Rows
        tokens={tokensIn(textStyles, isStyle).map(({ name, value: style }) => ({
          name,
          value: Object.values(style).join(' / '),
          sample: <span style={valuesOf(style)}>{sample}</span>,
        }))}
      />
    </Part>
    <Part title="Scales" text="Sizes are in rem: they follow the text size of the browser.">
      {scales.map((category) => (
        <Rows
          key={category}
          label={category}
          tokens={tokensOf(tokens[category]).map(({ name, value }) => ({
            name,
            value: `${value} · ${pixels(value)}`,
            sample: category === 'fontSizes' && <span style={{ fontSize: value }}>Tableau de bord</span>,
          }))}
        />
      ))}
    </Part>
    <Part title="Families">
      <Rows
        tokens={tokensOf(tokens.fonts).map(({ name, value }) => ({
          name,
          value,
          sample: <span style={{ fontFamily: value }}>Àâäçéèêëîïôöùûüÿœæ « 1 234,50 € »</span>,
        }))}
      />
    </Part>
  </Sheet>
);
