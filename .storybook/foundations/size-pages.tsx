import { breakpoints } from '#theme/conditions.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { bar, Part, Rows, readable, Sheet, tokensOf, valuesOf } from './parts.tsx';
import { tokensIn } from './theme-tokens.ts';

/** Returns the tokens of a category whose value is a length, smallest first. */
const lengthsIn = (...category: Parameters<typeof tokensOf>) =>
  tokensOf(...category)
    .filter(({ value }) => /^0$| px$/.test(String(value)))
    .sort((one, other) => Number.parseFloat(String(one.value)) - Number.parseFloat(String(other.value)));

const heights = Object.entries(semanticTokens.sizes.control).map(([name, { value }]) => ({
  name,
  ...(typeof value === 'string' ? { base: value, _small: value } : value),
}));

const widths = lengthsIn(tokens.sizes, (value) => bar(`calc(${value} / 2)`)).filter(
  ({ name }) => !Object.hasOwn(tokens.spacing, name),
);

/** The distances, heights, widths and breakpoints. */
export const SpacePage = () => (
  <Sheet
    title="Space"
    lead="One step is four pixels. Half steps exist below sixteen pixels, for dense rows. Above, the steps grow, so that two distances are either equal or clearly different."
  >
    <Part
      title="Distances"
      text="For gaps, paddings and small sizes."
      rows={lengthsIn(tokens.spacing, bar)}
    />
    <Part
      title="Heights of controls"
      text="They are larger on a small screen, for fingers."
      tiles={heights.map(({ name, base, _small }) => ({
        name: `control.${name}`,
        value: `${readable(base)} · small screen ${readable(_small)}`,
        sample: (
          <div className="fd-heights">
            <span style={{ height: base }} />
            <span style={{ height: _small }} />
          </div>
        ),
      }))}
    />
    <Part
      title="Widths"
      text="Of columns of text, panels and the page. The bars have half the width."
      rows={widths}
    />
    <Part
      title="Breakpoints"
      text="Below the first, tables become cards and the sidebar becomes a menu."
      rows={Object.entries(breakpoints).map(([name, value]) => ({ name, value: readable(value) }))}
    />
  </Sheet>
);

/** Replaces `{colors.border.default}` by the variable of the style sheet. */
const withVariables = (value: string) =>
  value.replaceAll(/\{([^}]+)\}/g, (_, path: string) => `var(--${path.replaceAll('.', '-')})`);

/** The corners and borders. */
export const RadiusPage = () => (
  <Sheet
    title="Radius"
    lead="Larger things have larger corners: a badge is small, a control medium, a card large. Content is never rounder than its container."
  >
    <Part
      title="Corners"
      tiles={tokensOf(tokens.radii, (value) => (
        <span className="fd-corner" style={{ borderRadius: value }} />
      ))}
    />
    <Part
      title="Borders"
      text="One line, in the colour of its role."
      tiles={tokensOf(semanticTokens.borders, (value) => (
        <span className="fd-corner" style={{ border: withVariables(value) }} />
      ))}
    />
    <Part
      title="Line weights"
      rows={tokensOf(tokens.borderWidths, (value) => <span className="fd-bar" style={{ height: value }} />)}
    />
  </Sheet>
);

type Style = Readonly<Record<string, string>>;
const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null;

const scales = ['fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'] as const;

/** Replaces the names of tokens in a style by their values. */
const resolved = (style: Style): Style =>
  Object.fromEntries(
    Object.entries(style).map(([property, name]) => {
      const category = scales.find((scale) => scale === `${property}s`) ?? 'fonts';
      return [property, valuesOf(tokens[category]).find((token) => token.name === name)?.value ?? name];
    }),
  );

const sample = 'Les informations personnelles de cet utilisateur « 1 234,50 € »';

/** The styles, scales and families of text. */
export const TypePage = () => (
  <Sheet
    title="Type"
    lead="One family, Inter, which is part of the product. Every text has one of these styles. Fourteen pixels is the reading size of a dense table."
  >
    <Part
      title="Styles"
      text="A component uses a style, never a size."
      rows={tokensIn(textStyles, isStyle).map(({ name, value: style }) => ({
        name,
        value: Object.values(style).join(' / '),
        sample: <span style={resolved(style)}>{sample}</span>,
      }))}
    />
    <Part
      title="Scales"
      text="The theme has sizes in rem, so that they follow the text size of the browser. Here they are in pixels of the default size."
    >
      {scales.map((category) => (
        <Rows
          key={category}
          label={category}
          tokens={tokensOf(
            tokens[category],
            (value) => category === 'fontSizes' && <span style={{ fontSize: value }}>Tableau de bord</span>,
          )}
        />
      ))}
    </Part>
    <Part
      title="Families"
      rows={tokensOf(tokens.fonts, (value) => (
        <span style={{ fontFamily: value }}>Àâäçéèêëîïôöùûüÿœæ « 1 234,50 € »</span>
      ))}
    />
  </Sheet>
);
