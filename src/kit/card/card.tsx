import { type ComponentProps, type ReactNode, useId } from 'react';
import { type CardVariantProps, card } from '#styled/recipes';

export type CardProps = Omit<ComponentProps<'section'>, 'className' | 'style' | 'title'> &
  CardVariantProps & {
    title?: ReactNode;
    description?: ReactNode;
    /** Buttons at the end of the line of the title. */
    actions?: ReactNode;
    footer?: ReactNode;
    /** The level of the title in the outline of the page. */
    level?: 2 | 3 | undefined;
  };

/** One group of related content, with its title. Do not nest cards. */
export function Card({
  title,
  description,
  actions,
  footer,
  level = 2,
  width,
  children,
  ...rest
}: CardProps) {
  const id = useId();
  const classes = card({ width });
  const Title = level === 2 ? 'h2' : 'h3';
  const titled = title !== undefined;
  return (
    <section aria-labelledby={titled ? id : undefined} {...rest} className={classes.root}>
      {(titled || actions !== undefined) && (
        <div className={classes.header}>
          <div className={classes.titles}>
            {titled && (
              <Title id={id} className={classes.title}>
                {title}
              </Title>
            )}
            {description !== undefined && <p className={classes.description}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={classes.body}>{children}</div>
      {footer !== undefined && (
        <div className={classes.footer} data-keep-clear>
          {footer}
        </div>
      )}
    </section>
  );
}
