import { Combobox as Ark, createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { Check, Search } from 'lucide';
import { type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { useFirstMatch } from '#kit/use-first-match.ts';
import { select } from '#styled/recipes';
import { listLabelOf, type SelectListProps } from './select.ts';
import { SearchContext } from './select-search.ts';

/** An open list with a search box above it, which has focus. Enter picks the first match, once it is known. */
export function SearchList(props: SelectListProps) {
  return (
    <TextDirection>
      <OpenSearch {...props} />
    </TextDirection>
  );
}

function OpenSearch(props: SelectListProps) {
  const { open, options, multiple, value, listId, triggerId, onClose, onValueChange } = props;
  const search = useContext(SearchContext);
  const [label] = useState(() => listLabelOf(triggerId));
  const optionsId = `${listId}-options`;
  const closing = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const collection = useMemo(
    () => createListCollection({ items: [...options], itemToString: (option) => option.label }),
    [options],
  );
  // The box keeps its own text: the state machine writes it back late, and fast typing would lose letters.
  const [text, setText] = useState('');
  const pending = search?.pending === true;
  const pick = (picked: string) => {
    if (multiple) return onValueChange([...new Set([...value, picked])]);
    onValueChange([picked]);
    machine.setOpen(false);
  };
  const toggle = (option: string) =>
    multiple && value.includes(option)
      ? onValueChange(value.filter((each) => each !== option))
      : pick(option);
  const [chosen = null] = text === '' && !multiple ? value : [];
  const match = useFirstMatch({
    has: (option) => collection.has(option),
    first: collection.has(chosen) ? chosen : collection.firstValue,
    pending,
    pick,
  });
  const machine = useCombobox({
    collection,
    multiple,
    value,
    composite: false,
    selectionBehavior: 'preserve',
    defaultOpen: true,
    highlightedValue: match.highlighted,
    onHighlightChange: (details) => match.setMoved(details.highlightedValue),
    onValueChange: (details) => {
      // Picking the only option again keeps it.
      if (multiple || details.value.length > 0) onValueChange(details.value);
    },
    onOpenChange: (details) => {
      if (details.open) return;
      closing.current = true;
      if (details.reason !== 'interact-outside') document.getElementById(triggerId)?.focus();
      onClose();
    },
    ids: { control: triggerId, trigger: triggerId, label: label.id, content: listId },
    positioning: { sameWidth: true, gutter: 4, overflowPadding: 8 },
  });
  const { onChange: _, defaultValue: __, size: ___, onKeyDown, ...boxProps } = machine.getInputProps();
  const activeOptionId = boxProps['aria-activedescendant'];
  // Until the user types or moves, the option that Enter would take is only the description of the box, so that screen
  // readers read both. As the active option it would be read alone.
  const isNew = text === '' && !match.isMoved;
  const styles = select();

  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!open && !closing.current) machine.setOpen(false);
  }, [open, machine]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // As in a list without a search. No search begins with a space.
    if (event.key === ' ' && text === '' && match.highlighted !== null) {
      event.preventDefault();
      match.setMoved(match.highlighted);
      return toggle(match.highlighted);
    }
    match.onKey(event, onKeyDown);
  };
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
            <div className={styles.search}>
              <Icon of={Search} />
              <input
                {...boxProps}
                {...(isNew && { 'aria-activedescendant': undefined, 'aria-describedby': activeOptionId })}
                ref={box}
                className={styles.searchBox}
                aria-label={search?.label}
                aria-controls={optionsId}
                placeholder={search?.placeholder}
                value={text}
                onKeyDown={handleKey}
                onChange={(event) => {
                  setText(event.target.value);
                  match.restart();
                  search?.onSearch(event.target.value);
                }}
              />
            </div>
            <Ark.List id={optionsId} aria-busy={pending}>
              {options.map((option) => (
                <Ark.Item key={option.value} item={option} className={styles.item}>
                  <Ark.ItemText className={styles.itemText}>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator className={styles.itemIndicator}>
                    <Icon of={Check} />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
            </Ark.List>
            {search === undefined ? null : (
              <div role="status" className={search.note === undefined ? undefined : styles.item}>
                {search.note === undefined ? null : <Text tone="muted">{search.note}</Text>}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.RootProvider>
  );
}
