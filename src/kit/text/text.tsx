import type { ComponentProps } from 'react';
import { type TextVariantProps, text } from '#styled/recipes';

type Tag = 'span' | 'p' | 'div' | 'h3' | 'strong' | 'small' | 'code' | 'time';

export type TextProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'ref'> &
  TextVariantProps & {
    as?: Tag;
    /** The moment of a `time`, for machines. */
    dateTime?: string | undefined;
  };

/** Text in one of the styles and tones of the product. */
export function Text({ as: Element = 'span', variant, tone, overflow, mark, tabular, ...rest }: TextProps) {
  return <Element {...rest} className={text({ variant, tone, overflow, mark, tabular })} />;
}
