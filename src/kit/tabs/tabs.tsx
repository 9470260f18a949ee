import { Tabs as Ark } from '@ark-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { onIntent } from '#kit/lazy-component.ts';
import { TextDirection } from '#kit/text-direction.tsx';
import { tabs } from '#styled/recipes';

/** A tab and its content. */
export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
  /** Called when the pointer or the focus reaches the tab, to load what its content needs. */
  onIntent?: (() => void) | undefined;
}

/** The props of tabs. */
export interface TabsProps {
  /** The name of the list of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  items: Tab[];
}

/** Returns the horizontal middle of an element on the screen, in pixels. */
const middleOf = (element: HTMLElement) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/**
 * A page in parts, one of which is shown. A part is rendered when it is first chosen, and then kept: a half-filled form
 * stays. Where the tabs are wider than the screen, the chosen one is scrolled into view.
 */
export function Tabs({ label, value, onValueChange, items }: TabsProps) {
  const styles = tabs();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its attribute, which follows `value`.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !chosen) return;
    list.current.scrollLeft += middleOf(chosen) - middleOf(list.current);
  }, [value]);
  return (
    <TextDirection>
      <Ark.Root
        className={styles.root}
        value={value}
        onValueChange={(details) => onValueChange(details.value)}
        lazyMount
      >
        <Ark.List ref={list} className={styles.list} aria-label={label}>
          {items.map((tab) => (
            <Ark.Trigger
              key={tab.value}
              value={tab.value}
              className={styles.trigger}
              {...(tab.onIntent && onIntent(tab.onIntent))}
            >
              {tab.label}
            </Ark.Trigger>
          ))}
          <Ark.Indicator className={styles.indicator} />
        </Ark.List>
        {items.map((tab) => (
          <Ark.Content key={tab.value} value={tab.value} className={styles.content}>
            {tab.content}
          </Ark.Content>
        ))}
      </Ark.Root>
    </TextDirection>
  );
}
