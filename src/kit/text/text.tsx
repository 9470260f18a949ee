import type { ComponentProps } from 'react';
import { type TextVariantProps, text } from '#styled/recipes';

type Tag = 'span' | 'p' | 'div' | 'strong' | 'small' | 'code' | 'time';

export type TextProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'ref'> &
  TextVariantProps & { as?: Tag; dateTime?: string | undefined };

/** A run of text in one of the product's styles and tones. */
export function Text({ as: Element = 'span', look, tone, overflow, mark, tabular, ...rest }: TextProps) {
  return <Element {...rest} className={text({ look, tone, overflow, mark, tabular })} />;
}
