import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextInput, type TextInputProps } from '#kit/text-input/text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'> & {
  /** The name of the button that shows what was typed. */
  revealLabel: string;
  /** The name of the button that hides it again. */
  concealLabel: string;
};

/** A password input. A button shows or hides what was typed. */
export function PasswordInput({ revealLabel, concealLabel, disabled, ...rest }: PasswordInputProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={revealed ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          icon={revealed ? EyeOff : Eye}
          label={revealed ? concealLabel : revealLabel}
          disabled={disabled}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  );
}
