import type { ComponentProps, ReactNode } from 'react';
import { formLayout } from '#styled/recipes';

export type FormLayoutProps = Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'> & {
  /** True while the form is being sent. */
  pending?: boolean | undefined;
};

/** A form. The fields show the messages, not the browser. */
export function FormLayout({ pending = false, ...rest }: FormLayoutProps) {
  return <form {...rest} noValidate aria-busy={pending || undefined} className={formLayout().root} />;
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
