import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { popover } from '#styled/recipes';

/** The props of a panel beside its trigger. The component that opens it controls it, and renders the trigger. */
export interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the button that opens it. */
  triggerId: string;
  /** The id of the panel, for `aria-controls` of the trigger. */
  panelId?: string | undefined;
  title: string;
  /** True if the title is only for assistive technology on a large screen. A sheet always shows it. */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  /** The side of the trigger that it is aligned with. Default: 'start'. */
  align?: 'start' | 'end' | undefined;
  /** A button before the title, e.g. the way back. */
  leading?: ReactNode;
  children: ReactNode;
  /** Changes if other content replaces the content: focus then moves into it. */
  contentKey?: string | undefined;
  /** The buttons below the content. */
  footer?: ReactNode;
}

const small = '(max-width: 47.99rem)';
const focusable = 'input:not(:disabled), [role=listbox], button:not(:disabled), [tabindex="0"]';

/** The panel. On a small screen it is a sheet at the bottom, which covers the page and keeps focus. */
export function PopoverPanel(props: PopoverProps) {
  return (
    <TextDirection>
      <Panel {...props} />
    </TextDirection>
  );
}

function Panel(props: PopoverProps) {
  const body = useRef<HTMLDivElement>(null);
  const [modal] = useState(() => matchMedia(small).matches);
  const [mounted, setMounted] = useState(false);
  const styles = popover();
  // Opened after the first render, so that the trigger is measured where it is.
  useEffect(() => setMounted(true), []);
  const first = useCallback(
    () =>
      body.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      body.current?.querySelector<HTMLElement>(focusable) ??
      null,
    [],
  );
  const shown = useRef(props.contentKey);
  useEffect(() => {
    if (shown.current !== props.contentKey) first()?.focus();
    shown.current = props.contentKey;
  }, [props.contentKey, first]);
  return (
    <Ark.Root
      open={props.open && mounted}
      onOpenChange={({ open }) => props.onOpenChange(open)}
      modal={modal}
      ids={{ trigger: props.triggerId, ...(props.panelId !== undefined && { content: props.panelId }) }}
      initialFocusEl={first}
      positioning={{ placement: `bottom-${props.align ?? 'start'}`, gutter: 6, overflowPadding: 8 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner} data-sheet={modal ? '' : undefined}>
          {/* Ark notices its title late when the panel is open from the start. */}
          <Ark.Content className={styles.content} aria-label={props.title}>
            <div className={styles.header} data-quiet={props.titleHidden && !props.leading ? '' : undefined}>
              {props.leading}
              <Ark.Title asChild>
                <h2 className={styles.title}>{props.title}</h2>
              </Ark.Title>
              <span className={styles.closeTrigger}>
                <Ark.CloseTrigger asChild>
                  <IconButton label={props.closeLabel} icon={X} size="sm" />
                </Ark.CloseTrigger>
              </span>
            </div>
            <div ref={body} className={styles.body}>
              {props.children}
            </div>
            {props.footer === undefined ? null : <div className={styles.footer}>{props.footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
