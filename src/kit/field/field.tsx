import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { field, visuallyHidden } from '#styled/recipes';

/** The attributes that name and describe the control of a field. The control spreads them onto itself. */
export interface FieldControlProps {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** One message, or several on one line each. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Visually hides the label. The surrounding headings must show it. */
  labelHidden?: boolean | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** The label, the hint and the error of one control. The form announces errors, not the field. */
export function Field({ label, hint, error, required = false, labelHidden = false, children }: FieldProps) {
  const id = useId();
  const classes = field();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const failed = error !== undefined && error !== '';
  const described = [failed ? errorId : '', hint === undefined ? '' : hintId].filter(Boolean).join(' ');
  const control: FieldControlProps = {
    id,
    ...(required && { required }),
    ...(described !== '' && { 'aria-describedby': described }),
    // Not `aria-errormessage` as well: screen readers that know it would say the error twice.
    ...(failed && { 'aria-invalid': true }),
  };
  return (
    <div className={classes.root}>
      <div className={labelHidden ? visuallyHidden() : classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {/* Beside the label, not in it: the control itself says that it is required, and its name is the label alone. */}
        {required && <RequiredMark className={classes.mark} />}
      </div>
      {children(control)}
      {failed && (
        <p id={errorId} className={classes.error}>
          <Icon of={CircleAlert} size="sm" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const asterisk = '*';

function RequiredMark({ className }: { className: string }) {
  return (
    <span aria-hidden className={className}>
      {asterisk}
    </span>
  );
}
