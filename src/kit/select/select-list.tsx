import { Portal } from '@ark-ui/react/portal';
import { Select as Ark, createListCollection, useSelect } from '@ark-ui/react/select';
import { Check } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { select } from '#styled/recipes';
import { listLabelOf, type SelectListProps } from './select.ts';

/** An open list beside a trigger that it does not render. It has focus while it is open. */
export function SelectList(props: SelectListProps) {
  return (
    <TextDirection>
      <OpenList {...props} />
    </TextDirection>
  );
}

function OpenList(props: SelectListProps) {
  const { open, options, multiple, value, listId, triggerId } = props;
  const [label] = useState(() => listLabelOf(triggerId));
  const closing = useRef(false);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        isItemDisabled: (option) => option.disabled === true,
        itemToString: (option) => option.label,
      }),
    [options],
  );
  const ends = { chosen: null, first: collection.firstValue, last: collection.lastValue };
  const machine = useSelect({
    collection,
    multiple,
    value,
    onValueChange: (details) => props.onValueChange(details.value),
    defaultOpen: true,
    defaultHighlightedValue: collection.sort(value)[0] ?? ends[props.startAt],
    onOpenChange: (details) => {
      if (details.open) return;
      closing.current = true;
      props.onClose();
    },
    ids: { trigger: triggerId, label: label.id, content: listId },
    positioning: { sameWidth: true, gutter: 4, overflowPadding: 8 },
  });
  const styles = select();

  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      document.getElementById(listId)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [listId]);
  useEffect(() => {
    if (!open && !closing.current) machine.setOpen(false);
  }, [open, machine]);

  return (
    <Ark.RootProvider value={machine} unmountOnExit>
      <Portal>
        {label.copy ? (
          <span id={label.id} hidden>
            {label.copy}
          </span>
        ) : null}
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} onKeyDownCapture={props.onKey}>
            {options.map((option) => (
              <Ark.Item key={option.value} item={option} className={styles.item}>
                <Ark.ItemText className={styles.itemText}>{option.label}</Ark.ItemText>
                <Ark.ItemIndicator className={styles.itemIndicator}>
                  <Icon of={Check} />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
