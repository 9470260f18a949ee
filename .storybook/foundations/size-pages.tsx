import { textRecipe } from '#kit/text/text.recipe.ts';
import { Text } from '#kit/text/text.tsx';
import { breakpoints } from '#theme/conditions.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { bar, keysOf, Part, readable, Sheet, tokensOf } from './parts.tsx';

/** Returns the tokens of a category whose value is a length, smallest first. */
const lengthsIn = (...category: Parameters<typeof tokensOf>) =>
  tokensOf(...category)
    .filter(({ value }) => /^0$| px$/.test(String(value)))
    .sort((one, other) => Number.parseFloat(String(one.value)) - Number.parseFloat(String(other.value)));

const heights = Object.entries(semanticTokens.sizes.control).map(([name, { value }]) => ({
  name,
  ...(typeof value === 'string' ? { base: value, _touch: value } : value),
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
      rows={lengthsIn(tokens.spacing, (value) => bar(value))}
    />
    <Part
      title="Heights of controls"
      text="They are larger on a touch screen and on a small one, for fingers."
      rows={heights.map(({ name, base, _touch }) => ({
        name: `control.${name}`,
        value: `${readable(base)} · touch ${readable(_touch)}`,
        sample: bar('6rem', base),
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
    <Part title="Line weights" rows={tokensOf(tokens.borderWidths, (value) => bar('100%', value))} />
  </Sheet>
);

/** The values of each text style, by its name. */
const styleValues = new Map(
  Object.entries(textStyles).flatMap(([name, style]) =>
    'value' in style
      ? [[name, style.value] as const]
      : Object.entries(style).map(([part, { value }]) => [`${name}.${part}`, value] as const),
  ),
);

const { variant: variants } = textRecipe.variants;

/** The styles, sizes and families of text. */
export const TypePage = () => (
  <Sheet
    title="Type"
    lead="One family, which is part of the product (`src/theme/brand.ts`). Every text has one of these styles. Fourteen pixels is the reading size of a dense table."
  >
    <Part
      title="Styles"
      text="A component uses a style, never a size."
      rows={keysOf(variants)
        .filter((name) => name !== 'inherit')
        .map((name) => ({
          name: variants[name].textStyle,
          value: Object.values(styleValues.get(variants[name].textStyle) ?? {}).join(' / '),
          sample: <Text variant={name}>Les informations personnelles de cet utilisateur « 1 234,50 € »</Text>,
        }))}
    />
    <Part
      title="Sizes"
      text="The theme has them in rem, so that they follow the text size of the browser. Here they are in pixels of the default size."
      rows={tokensOf(tokens.fontSizes, (value) => <span style={{ fontSize: value }}>Tableau de bord</span>)}
    />
    <Part
      title="Families"
      rows={tokensOf(tokens.fonts, (value) => (
        <span style={{ fontFamily: value }}>Àâäçéèêëîïôöùûüÿœæ « 1 234,50 € »</span>
      ))}
    />
  </Sheet>
);
