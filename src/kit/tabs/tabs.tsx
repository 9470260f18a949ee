import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabs } from '#styled/recipes';

/** One tab and what it shows. */
export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

/** A page in parts, one of which is shown. */
export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  items: Tab[];
}

/** What a tab shows is drawn when it is first chosen, and kept: a half-filled form survives a look elsewhere. */
export function Tabs({ label, value, onValueChange, items }: TabsProps) {
  const styles = tabs();
  return (
    <Ark.Root
      className={styles.root}
      value={value}
      onValueChange={(details) => onValueChange(details.value)}
      lazyMount
    >
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={styles.trigger}>
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
  );
}
