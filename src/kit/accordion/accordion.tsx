import { Accordion as Ark } from '@ark-ui/react/accordion';
import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { accordion } from '#styled/recipes';

/** A line that opens to its content. */
export interface AccordionItem {
  /** It is part of ids, so it has no spaces. */
  value: string;
  /** What the line says while it is closed. Nothing in it is pressed by itself. */
  summary: ReactNode;
  /** Buttons at the end of the line, which do not open it. */
  actions?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

/** The props of lines that open. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The values of the open items. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The level of the headings that the lines are: one below that of the title above them. */
  level: 2 | 3 | 4;
}

/** Lines below each other, any number of which are open. The content of a line is rendered when it is first opened. */
export function Accordion({ items, value, onValueChange, level }: AccordionProps) {
  const styles = accordion();
  const Heading = `h${level}` as const;
  return (
    <TextDirection>
      <Ark.Root
        className={styles.root}
        multiple
        value={[...value]}
        onValueChange={(details) => onValueChange(details.value)}
        lazyMount
      >
        {items.map((item) => (
          <Ark.Item key={item.value} value={item.value} disabled={item.disabled} className={styles.item}>
            <div className={styles.head}>
              <Heading className={styles.heading}>
                <Ark.ItemTrigger className={styles.itemTrigger}>
                  <Ark.ItemIndicator className={styles.itemIndicator}>
                    <Icon of={ChevronRight} />
                  </Ark.ItemIndicator>
                  {item.summary}
                </Ark.ItemTrigger>
              </Heading>
              {item.actions === undefined ? null : <div className={styles.actions}>{item.actions}</div>}
            </div>
            {/* A group: there may be too many for landmarks. */}
            <Ark.ItemContent className={styles.itemContent} role="group">
              <div className={styles.body}>{item.content}</div>
            </Ark.ItemContent>
          </Ark.Item>
        ))}
      </Ark.Root>
    </TextDirection>
  );
}
