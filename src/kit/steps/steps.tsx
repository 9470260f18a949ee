import { Check } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { steps as recipe } from '#styled/recipes';

/** One step of a task. */
export interface Step {
  readonly id: string;
  readonly label: string;
}

/** The props of the steps of a task. */
export interface StepsProps {
  /** The name of the list. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The id of the step that is shown; undefined if all are done. */
  current: string | undefined;
  /**
   * Says which step it is, e.g. "Étape 2 sur 3 : Colonnes". It is read at each step, and shown where labels do not
   * fit.
   */
  summary: string;
}

/** Where somebody is in a task of several steps. It leads nowhere: the buttons of the task do. */
export function Steps({ label, steps, current, summary }: StepsProps) {
  const classes = recipe();
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <div className={classes.root}>
      <ol className={classes.list} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={classes.step}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at ? '' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {index < at ? <Icon of={Check} size="sm" /> : index + 1}
            </span>
            <span className={classes.label}>{step.label}</span>
          </li>
        ))}
      </ol>
      <p className={classes.summary} role="status">
        {summary}
      </p>
    </div>
  );
}
