import { useId } from 'react';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { ToggleSwitch, type ToggleSwitchProps } from './toggle-switch.tsx';

/** The props of a line with a switch. Other props go to the switch. */
export type SwitchLineProps = Omit<ToggleSwitchProps, 'id' | 'aria-describedby'> & {
  /** Names the switch, and can be pressed. */
  label: string;
  /** Describes the switch: it is read after the name and the state, not as a part of the name. */
  note: string;
};

/** A switch beside its label and a note: in a wide card, the end of the line would be far from them. */
export function SwitchLine({ label, note, ...rest }: SwitchLineProps) {
  const id = useId();
  return (
    <Stack direction="row" gap="3" align="start">
      <ToggleSwitch {...rest} id={id} aria-describedby={`${id}-note`} />
      <div>
        <label htmlFor={id}>
          <Text as="div">{label}</Text>
        </label>
        <Text as="div" id={`${id}-note`} variant="caption" tone="muted">
          {note}
        </Text>
      </div>
    </Stack>
  );
}
