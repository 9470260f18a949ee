import type { ComponentProps, ReactNode } from 'react';
import { formLayout } from '#styled/recipes';

export type FormLayoutProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'> & {
  /** The form is being sent. */
  pending?: boolean | undefined;
};

/** A form whose messages are the product's own, not the browser's. */
export function FormLayout({ pending = false, ...rest }: FormLayoutProps) {
  return <form {...rest} noValidate aria-busy={pending || undefined} className={formLayout().root} />;
}

/** Fields side by side; under each other on a small screen. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={formLayout().row}>{children}</div>;
}

/** The buttons that end a form, the main one last. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={formLayout().footer}>{children}</div>;
}
