import { useId } from 'react';
import { progress } from '#styled/recipes';

/** The props of a bar that shows how much of a task is done. */
export interface ProgressProps {
  /** The name of the task, above the bar. */
  label: string;
  /** How far it is, in words: "300 sur 1 200 lignes". */
  text: string;
  /** The part that is done, from 0 to 1. Undefined while it is not known. */
  value?: number | undefined;
}

/** How much of a task is done. */
export function Progress({ label, text, value }: ProgressProps) {
  const id = useId();
  const classes = progress();
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.text}>{text}</span>
      </div>
      {/* An undefined value makes it indeterminate. */}
      <progress className={classes.bar} aria-labelledby={id} aria-valuetext={text} value={value} />
    </div>
  );
}
