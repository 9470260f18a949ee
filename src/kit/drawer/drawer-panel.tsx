import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { usePageFocus } from '#kit/dialog/use-page-focus.ts';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { drawer } from '#styled/recipes';

/** The props of a panel that slides over the page. */
export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** `start`: for the navigation. `end`: for information about the page; this panel is wider. Default: 'start'. */
  side?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/** The panel of a drawer. It is built with Ark's dialog, as `Dialog` is, so that both load the same code. */
export function DrawerPanel(props: DrawerProps) {
  const styles = drawer({ side: props.side });
  const page = usePageFocus(props.open);
  return (
    <TextDirection>
      <Ark.Root
        open={props.open}
        onOpenChange={({ open }) => props.onOpenChange(open)}
        finalFocusEl={page}
        unmountOnExit
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content
              className={styles.content}
              onClick={(event) => {
                // A link leads to another page: the panel would cover it.
                if (event.target instanceof Element && event.target.closest('a[href]'))
                  props.onOpenChange(false);
              }}
            >
              <div className={styles.header}>
                <Ark.Title className={styles.title}>{props.title}</Ark.Title>
                <Ark.CloseTrigger asChild>
                  <IconButton label={props.closeLabel} icon={X} variant="ghost" />
                </Ark.CloseTrigger>
              </div>
              <div className={styles.body}>{props.children}</div>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}
