import { defineSemanticTokens } from '@pandacss/dev';

/** The value of a role in each theme, in hexadecimal, which every browser supports. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * The colours by role. Every text role has a contrast of at least 4.5:1 on every background, in both themes.
 * border.control, the only mark of an input, has at least 3:1 on every background, too.
 */
const colors = {
  bg: {
    canvas: pair('#f9f9fc', '#0e0e12'),
    surface: pair('#ffffff', '#15161a'),
    subtle: pair('#f6f6f9', '#1b1b20'),
    muted: pair('#edeef2', '#25262c'),
    hover: pair('#f3f3f7', '#1f1f25'),
    selected: pair('#eff2ff', '#202341'),
    inverted: pair('#1e1f26', '#eaebee'),
    overlay: pair('#14151d7a', '#000000a8'),
  },
  fg: {
    default: pair('#1c1d27', '#ececf0'),
    muted: pair('#50525d', '#afb0b9'),
    subtle: pair('#686a74', '#93949e'),
    disabled: pair('#9698a0', '#62636a'),
    inverted: pair('#ffffff', '#191a20'),
  },
  border: {
    default: pair('#e1e1e7', '#2a2b31'),
    strong: pair('#c9cad1', '#3e3f47'),
    subtle: pair('#ebecf0', '#202127'),
    control: pair('#868791', '#70717a'),
  },
  accent: {
    solid: pair('#524ed4', '#5b59e0'),
    solidHover: pair('#443dbb', '#6365e5'),
    onSolid: pair('#ffffff', '#ffffff'),
    fg: pair('#4b44ca', '#a7b0fd'),
    subtle: pair('#edf0fe', '#1d203a'),
    border: pair('#c7cef9', '#36396d'),
  },
  danger: {
    solid: pair('#c9222b', '#cb2b31'),
    solidHover: pair('#ae1320', '#d53c3d'),
    onSolid: pair('#ffffff', '#ffffff'),
    fg: pair('#b91b25', '#f98f87'),
    subtle: pair('#feedec', '#341a18'),
    border: pair('#fcc0ba', '#612f2c'),
  },
  success: {
    solid: pair('#137d41', '#137d41'),
    solidHover: pair('#036a34', '#218649'),
    onSolid: pair('#ffffff', '#ffffff'),
    fg: pair('#146c39', '#6dd48d'),
    subtle: pair('#e4f9e9', '#15281a'),
    border: pair('#b3e2be', '#23492f'),
  },
  warning: {
    solid: pair('#926000', '#926000'),
    solidHover: pair('#7c5000', '#9d6800'),
    onSolid: pair('#ffffff', '#ffffff'),
    fg: pair('#815500', '#f5b75b'),
    subtle: pair('#fff1da', '#2d200e'),
    border: pair('#f7cc91', '#533a15'),
  },
  info: {
    solid: pair('#0072a8', '#0072a8'),
    solidHover: pair('#006091', '#007bb2'),
    onSolid: pair('#ffffff', '#ffffff'),
    fg: pair('#006697', '#7ac8f5'),
    subtle: pair('#e6f5fe', '#102632'),
    border: pair('#b2dbf4', '#18455c'),
  },
  /** The colours of a chart's series in their order. Each has a contrast of at least 3:1 on a surface. */
  chart: {
    first: pair('#524ed4', '#8e92ff'),
    second: pair('#0d8080', '#3fbfb5'),
    third: pair('#a86a10', '#e0a94e'),
  },
  /** Decorations that a text explains, so that they need no contrast. */
  star: pair('#e8a020', '#eeb044'),
  focus: { ring: pair('#6a66e8', '#8e92ff') },
};

/** The roles that components use: colours, shadows, and control heights, which are greater on touch screens. */
export const semanticTokens = defineSemanticTokens({
  colors,
  borders: {
    none: { value: '0 solid transparent' },
    default: { value: '1px solid {colors.border.default}' },
    strong: { value: '1px solid {colors.border.strong}' },
    subtle: { value: '1px solid {colors.border.subtle}' },
    control: { value: '1px solid {colors.border.control}' },
    transparent: { value: '1px solid transparent' },
  },
  shadows: {
    none: { value: 'none' },
    raised: pair('0 1px 2px #14151d0f', '0 1px 2px #00000066'),
    /** Pressed controls have an inner shadow: the background and its contrast stay the same. */
    pressed: pair(
      'inset 0 0 0 1px #14151d1a, inset 0 1px 2px #14151d29',
      'inset 0 0 0 1px #ffffff1a, inset 0 1px 3px #000000a6',
    ),
    overlay: pair(
      '0 0 0 1px #14151d12, 0 4px 10px -2px #14151d14, 0 16px 32px -8px #14151d29',
      '0 0 0 1px #ffffff1a, 0 4px 10px -2px #00000080, 0 16px 32px -8px #000000b3',
    ),
  },
  /** The room that the chosen density changes. */
  spacing: {
    /** Above and below the cells of a table. */
    cell: { value: { base: '0.5rem', _compact: '0.25rem' } },
    /** Above and below a line of facts. */
    line: { value: { base: '0.625rem', _compact: '0.375rem' } },
    /** Inside a card. */
    card: { value: { base: '1rem', _compact: '0.75rem' } },
    /** Between the parts of a page. */
    section: { value: { base: '1.25rem', _compact: '0.875rem' } },
  },
  sizes: {
    /** The least height of a row of a table. */
    row: { value: { base: '3rem', _compact: '2.5rem' } },
    control: {
      sm: { value: { base: '1.75rem', _small: '2.25rem' } },
      md: { value: { base: '2.25rem', _small: '2.75rem' } },
      lg: { value: '2.75rem' },
    },
  },
});
