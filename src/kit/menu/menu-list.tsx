import { Menu as Ark, useMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { type FocusEvent, Fragment, useEffect, useRef } from 'react';
import { TextDirection } from '#kit/text-direction.tsx';
import { menu } from '#styled/recipes';
import { entryValues, type MenuEntries, type OpenMenuProps } from './menu.ts';
import { MenuChoices, MenuItems } from './menu-entries.tsx';

type MenuListProps = OpenMenuProps &
  MenuEntries & {
    /** True if the button stays where it is when the page scrolls: the list then stays with it. Default: false. */
    fixed?: boolean | undefined;
  };

/**
 * An open list. The state machine keeps its own state: it then knows whether focus goes back to the button (Escape,
 * a choice) or stays at the pressed element.
 */
export function MenuList(props: MenuListProps) {
  return (
    <TextDirection>
      <OpenMenu {...props} />
    </TextDirection>
  );
}

function OpenMenu(props: MenuListProps) {
  const { open, startAt, groups } = props;
  const values = entryValues(groups);
  const highlighted = { pointer: null, first: values.at(0) ?? null, last: values.at(-1) ?? null }[startAt];
  const closing = useRef(false);
  const machine = useMenu({
    defaultOpen: true,
    defaultHighlightedValue: highlighted,
    onOpenChange: (details) => {
      if (details.open) return;
      closing.current = true;
      props.onClose();
    },
    ids: { trigger: props.triggerId, content: props.listId },
    positioning: {
      placement: `bottom-${props.align}`,
      strategy: props.fixed ? 'fixed' : 'absolute',
      gutter: 6,
      overflowPadding: 8,
    },
    loopFocus: true,
  });
  const styles = menu();

  const { api } = machine;
  useEffect(() => {
    if (!open && !closing.current) api.setOpen(false);
  }, [open, api]);

  // The machine selects the highlighted entry. Assistive technology presses an entry without highlighting it, and on a
  // busy page the click comes before the highlight: the pressed entry acts by itself, once.
  const choose = (act: () => void) => {
    if (closing.current) return;
    closing.current = true;
    act();
  };

  // Ark moves focus one frame late. If the list closes before, that focus must not be lost with it.
  const restoreFocus = () => {
    if (document.activeElement?.closest(`#${CSS.escape(props.listId)}`))
      document.getElementById(props.triggerId)?.focus();
  };

  // If a press comes in the same frame as the pointer, the machine moves the focus into the list after that press. It goes back
  // where it was: a dialog that an entry opens would otherwise return it to a list that is gone.
  const refuseLateFocus = ({ relatedTarget }: FocusEvent) => {
    if (closing.current && relatedTarget instanceof HTMLElement) relatedTarget.focus();
  };

  return (
    <Ark.RootProvider value={machine} unmountOnExit onExitComplete={restoreFocus}>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} onKeyDownCapture={props.onKey} onFocus={refuseLateFocus}>
            {props.header === undefined ? null : (
              <>
                <div className={styles.header}>{props.header}</div>
                <Ark.Separator className={styles.separator} />
              </>
            )}
            {groups.map((group, index) => (
              <Fragment key={group.id}>
                {index === 0 ? null : <Ark.Separator className={styles.separator} />}
                {'options' in group ? (
                  <MenuChoices group={group} />
                ) : (
                  <MenuItems group={group} renderLink={props.renderLink} choose={choose} />
                )}
              </Fragment>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
