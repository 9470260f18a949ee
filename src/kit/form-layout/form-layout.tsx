import { CircleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { formLayout } from '#styled/recipes';

export type FormLayoutProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'> & {
  /** True while the form is being sent. */
  pending?: boolean | undefined;
  /** Explains the asterisk of required fields. It is shown if the form has one. */
  requiredNote: string;
  /** Why the last attempt failed, if that belongs to no field. It stands before the fields. A toast announces it. */
  error?: string | undefined;
};

/** A form. The fields show the messages, not the browser. */
export function FormLayout({
  pending = false,
  requiredNote,
  error = '',
  children,
  ...rest
}: FormLayoutProps) {
  const classes = formLayout();
  return (
    <form {...rest} noValidate aria-busy={pending || undefined} className={classes.root}>
      {error !== '' && (
        <p className={classes.error}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      <RequiredNote>{requiredNote}</RequiredNote>
      {children}
    </form>
  );
}

/** Explains the asterisk of required fields. It is shown if the element around it has one. */
export function RequiredNote({ children }: { children: string }) {
  return <p className={formLayout().note}>{children}</p>;
}

/** Fields side by side, under each other on a small screen. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={formLayout().row}>{children}</div>;
}

/** The buttons at the end of a form, the main one last. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div className={formLayout().footer} data-keep-clear>
      {children}
    </div>
  );
}
