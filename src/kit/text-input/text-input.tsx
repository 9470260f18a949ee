import type { ComponentProps, ReactNode } from 'react';
import { type TextInputVariantProps, textInput } from '#styled/recipes';

export type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> &
  TextInputVariantProps & {
    /** An icon before the text. */
    leading?: ReactNode;
    /** A unit or a button after the text. */
    trailing?: ReactNode;
  };

/** One line of text. Other props go to the native input. */
export function TextInput({ size, align, leading, trailing, type = 'text', ...rest }: TextInputProps) {
  const classes = textInput({ size, align });
  return (
    <span className={classes.root}>
      {leading !== undefined && <span className={classes.addon}>{leading}</span>}
      {/* A form says when an entry is wrong. Browsers would say it of an address from its first letter on. */}
      <input aria-invalid={false} {...rest} type={type} className={classes.control} />
      {trailing !== undefined && <span className={classes.addon}>{trailing}</span>}
    </span>
  );
}
