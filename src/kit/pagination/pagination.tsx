import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide';
import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { pagination } from '#styled/recipes';
import { pageMoves } from './pagination.ts';

/** The texts of the footer. */
export interface PaginationLabels {
  /** The name of the landmark. */
  navigation: string;
  pageSize: string;
  first: string;
  previous: string;
  next: string;
  last: string;
}

/** The props of the footer of a table. */
export interface PaginationProps {
  labels: PaginationLabels;
  /** A text such as "Page 2 sur 14". */
  status: string;
  /** Counted from 0. */
  pageIndex: number;
  /** The number of pages. */
  pageCount: number;
  /** The number of rows of a page. */
  pageSize: number;
  /** The numbers of rows that can be chosen. */
  pageSizes: readonly number[];
  /** Called with the index of the wanted page. */
  onPageChange: (pageIndex: number) => void;
  /** Called with the chosen number of rows. */
  onPageSizeChange: (pageSize: number) => void;
}

const moves = [
  { name: 'first', icon: ChevronsLeft },
  { name: 'previous', icon: ChevronLeft },
  { name: 'next', icon: ChevronRight },
  { name: 'last', icon: ChevronsRight },
] as const;

/** Keeps the used control in view, although the table above it gets more rows. Offline it may leave the view. */
const keepInView = (element: HTMLElement) =>
  void import('./keep-in-view.ts').then(
    (code) => code.keepInView(element),
    () => undefined,
  );

/**
 * The footer of a table: the page size, the current page and buttons to the others. A pressed button keeps the
 * focus when it becomes disabled, and a second press does nothing.
 */
export function Pagination(props: PaginationProps) {
  const { labels, status, pageIndex, pageCount, pageSize, pageSizes, onPageChange, onPageSizeChange } = props;
  const styles = pagination();
  const targets = pageMoves(pageIndex, pageCount);
  const [isUsed, setIsUsed] = useState(false);
  const [pressed, setPressed] = useState<string>();

  return (
    <nav
      className={styles.root}
      aria-label={labels.navigation}
      data-keep-clear
      onFocus={() => setIsUsed(true)}
      onBlur={() => {
        setIsUsed(false);
        setPressed(undefined);
      }}
    >
      <label className={styles.size}>
        {labels.pageSize}
        <select
          className={styles.select}
          value={pageSize}
          onChange={({ target }) => {
            keepInView(target);
            onPageSizeChange(Number(target.value));
          }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon of={ChevronDown} size="sm" />
        </span>
      </label>
      <div className={styles.paging}>
        {/* Not said to those who are elsewhere: a table that loads, or a search, says more than its page. */}
        <span className={styles.status} aria-live={isUsed ? 'polite' : 'off'}>
          {status}
        </span>
        <div className={styles.buttons}>
          {moves.map(({ name, icon }) => {
            const target = targets[name];
            return (
              <IconButton
                key={name}
                data-move={name}
                label={labels[name]}
                icon={icon}
                size="sm"
                variant="outline"
                disabled={target === null && pressed !== name}
                aria-disabled={target === null || undefined}
                onClick={({ currentTarget }) => {
                  if (target === null) return;
                  setPressed(name);
                  keepInView(currentTarget);
                  onPageChange(target);
                }}
              />
            );
          })}
        </div>
      </div>
    </nav>
  );
}
