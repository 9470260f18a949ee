import { CloudAlert, type IconNode, RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { pageTitleId } from '#kit/page-title.ts';
import { emptyState } from '#styled/recipes';

export interface ErrorStateProps {
  title: ReactNode;
  /** The language of the title, where it is not that of the page. */
  titleLanguage?: 'en' | undefined;
  text?: ReactNode;
  icon?: IconNode | undefined;
  /** The HTTP status that replaces the icon. It is an expected response, not a failure of the product. */
  code?: number | undefined;
  /** A link with the appearance of a button. */
  action?: ReactNode;
  /** True if the action helps more than another attempt. Default: false. */
  actionFirst?: boolean | undefined;
  /** The button for another attempt. Without it there is none. */
  retry?: { label: string; onRetry: () => void; pending?: boolean | undefined } | undefined;
  /** On a page the title is a heading. Inline, the whole is an alert. */
  size?: 'inline' | 'page' | undefined;
}

/** Says that something failed. It replaces the missing content and has a button to try again. */
export function ErrorState({
  title,
  titleLanguage,
  text,
  icon = CloudAlert,
  code,
  action,
  actionFirst,
  retry,
  size = 'inline',
}: ErrorStateProps) {
  const classes = emptyState({ size, tone: code === undefined ? 'danger' : 'neutral' });
  const Title = size === 'page' ? 'h1' : 'p';
  return (
    <div role={size === 'inline' ? 'alert' : undefined} className={classes.root}>
      {code === undefined ? (
        <span className={classes.icon}>
          <Icon of={icon} size="lg" />
        </span>
      ) : (
        <span className={classes.text}>{code}</span>
      )}
      <Title id={size === 'page' ? pageTitleId : undefined} lang={titleLanguage} className={classes.title}>
        {title}
      </Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {(action !== undefined || retry) && (
        <div className={classes.actions}>
          {actionFirst && action}
          {retry && (
            <Button
              variant="outline"
              loading={retry.pending}
              icon={<Icon of={RotateCw} />}
              onClick={retry.onRetry}
            >
              {retry.label}
            </Button>
          )}
          {!actionFirst && action}
        </div>
      )}
    </div>
  );
}
