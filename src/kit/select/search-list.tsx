import { Combobox as Ark, createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, Search } from 'lucide';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { select } from '#styled/recipes';
import type { SelectListProps } from './select.ts';
import { SearchContext } from './select-search.ts';

/** An open list with a search box above it, which has focus. */
export function SearchList(props: SelectListProps) {
  const { open, options, value, listId, triggerId, onClose, onValueChange } = props;
  const search = useContext(SearchContext);
  const closing = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const collection = useMemo(
    () => createListCollection({ items: [...options], itemToString: (option) => option.label }),
    [options],
  );
  const machine = useCombobox({
    collection,
    value,
    composite: false,
    selectionBehavior: 'preserve',
    defaultOpen: true,
    onValueChange: (details) => {
      // Picking the chosen option again keeps it.
      if (details.value.length > 0) onValueChange(details.value);
    },
    onOpenChange: (details) => {
      if (details.open) return;
      closing.current = true;
      if (details.reason !== 'interact-outside') document.getElementById(triggerId)?.focus();
      onClose();
    },
    ids: { control: triggerId, trigger: triggerId, content: listId },
    positioning: { sameWidth: true, gutter: 4, overflowPadding: 8 },
  });
  // The box keeps its own text: the state machine writes it back late, and fast typing would lose letters.
  const [text, setText] = useState('');
  const { onChange: _, defaultValue: __, size: ___, ...boxProps } = machine.getInputProps();
  const styles = select();

  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!open && !closing.current) machine.setOpen(false);
  }, [open, machine]);

  return (
    <Ark.RootProvider value={machine} unmountOnExit>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-label={search?.label}>
            <TextInput
              {...boxProps}
              ref={box}
              aria-label={search?.label}
              placeholder={search?.placeholder}
              leading={<Icon of={Search} />}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                search?.onSearch(event.target.value);
              }}
            />
            <Ark.List className={styles.list} aria-label={search?.label}>
              {options.map((option) => (
                <Ark.Item key={option.value} item={option} className={styles.item}>
                  <Ark.ItemText className={styles.itemText}>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator className={styles.itemIndicator}>
                    <Icon of={Check} />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
            </Ark.List>
            {search?.note === undefined ? null : (
              <div role="status" className={styles.item}>
                <Text tone="muted">{search.note}</Text>
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
