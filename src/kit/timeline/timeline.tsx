import type { ReactNode } from 'react';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { timeline } from '#styled/recipes';

/** A point of a timeline. */
export interface TimelinePoint {
  id: string;
  /** What happened. */
  label: string;
  /** When it happened. */
  time: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  /** Why, in somebody's own words. */
  note?: ReactNode;
  /** Default: neutral. */
  tone?: 'success' | 'danger' | undefined;
}

/** The props of a timeline. */
export interface TimelineProps {
  /** In their order; undefined during loading. */
  points: readonly TimelinePoint[] | undefined;
}

/**
 * What happened to something, in the order in which it happened: side by side, or below each other where it is narrow. The
 * title of its card is its name.
 */
export function Timeline({ points }: TimelineProps) {
  const classes = timeline();
  const last = points?.at(-1);
  return (
    <div className={classes.root} aria-busy={points === undefined}>
      {points === undefined ? (
        <Skeletons of={[{ width: 'lg' }, { width: 'full' }]} />
      ) : (
        <ol className={classes.list}>
          {points.map((point) => (
            <li
              key={point.id}
              className={classes.point}
              data-tone={point.tone}
              data-last={point === last ? '' : undefined}
            >
              <span className={classes.mark} aria-hidden />
              <div className={classes.content}>
                <span className={classes.label}>{point.label}</span>
                <span className={classes.time}>{point.time}</span>
                {point.by !== undefined && <div className={classes.by}>{point.by}</div>}
                {point.note !== undefined && <div className={classes.note}>{point.note}</div>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
