import { defineSemanticTokens } from '@pandacss/dev';
import { brandColours } from './brand.ts';
import { mapRoles, rolesOf } from './roles.ts';

/** The value of a role in each theme. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The tokens that components use. Their values depend on the theme, on the density and on the kind of pointer. */
export const semanticTokens = defineSemanticTokens({
  colors: mapRoles(rolesOf(brandColours), ({ light, dark }) => pair(light.value, dark.value)),
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
  /** The distances that depend on the density. */
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
    /** The minimum height of a table row. */
    row: { value: { base: '3rem', _compact: '2.5rem' } },
    control: {
      sm: { value: { base: '1.75rem', _touch: '2.25rem' } },
      md: { value: { base: '2.25rem', _touch: '2.75rem' } },
      lg: { value: '2.75rem' },
    },
  },
});
