import { Listbox as Ark, createListCollection, useListbox } from '@ark-ui/react/listbox';
import { Check, Search } from 'lucide';
import { useMemo, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import type { SelectOption } from '#kit/select/select.ts';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useFirstMatch } from '#kit/use-first-match.ts';
import { optionList } from '#styled/recipes';

/** A search box above the options. Its owner gives the options that match its text. */
export interface OptionSearch {
  label: string;
  onSearch: (text: string) => void;
  /** True if the options do not match the typed text yet. Default: false. */
  pending?: boolean | undefined;
}

/** The props of a list of options that is always open. */
export interface OptionListProps {
  /** The name of the list. */
  label: string;
  options: readonly SelectOption[];
  /** True for any number of values, each with a box to tick. */
  multiple?: boolean | undefined;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** Default: no search box. */
  search?: OptionSearch | undefined;
  /** A text below the options, or instead of them: that they are loading, or that there are none. */
  note?: string | undefined;
}

/**
 * Options in a panel: one is picked, or any number is ticked. Picking takes effect at once. In the search box, Enter picks the
 * first match, once it is known.
 */
export function OptionList(props: OptionListProps) {
  const { label, options, multiple = false, value, search, note } = props;
  const [text, setText] = useState('');
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        isItemDisabled: (option) => option.disabled === true,
        itemToString: (option) => option.label,
      }),
    [options],
  );
  const match = useFirstMatch({
    has: (option) => collection.has(option),
    // Before anything is sought, none of the options is preselected.
    first: text.trim() === '' ? null : collection.firstValue,
    pending: search?.pending === true,
    pick: (option) => machine.selectValue(option),
  });
  const machine = useListbox({
    collection,
    selectionMode: multiple ? 'multiple' : 'single',
    value: [...value],
    onValueChange: (details) => props.onValueChange(details.value),
    // Where the focus arrives: Ark highlights nothing if a value is chosen.
    defaultHighlightedValue: collection.sort(value.filter((each) => collection.has(each)))[0] ?? null,
    // A search box is read before its options.
    highlightedValue: search === undefined ? undefined : match.highlighted,
    onHighlightChange: (details) => match.setMoved(details.highlightedValue),
    disallowSelectAll: true,
    loopFocus: true,
  });
  const styles = optionList();
  const { onChange: _, defaultValue: __, size: ___, onKeyDown, ...boxProps } = machine.getInputProps();

  return (
    <Ark.RootProvider
      value={machine}
      className={styles.root}
      // What is picked may replace the list and take the focus: the same key press must not press it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      {search === undefined ? null : (
        <TextInput
          {...boxProps}
          role="combobox"
          aria-expanded
          aria-label={search.label}
          placeholder={search.label}
          leading={<Icon of={Search} />}
          value={text}
          onKeyDown={(event) => match.onKey(event, onKeyDown)}
          onChange={(event) => {
            setText(event.target.value);
            match.restart();
            search.onSearch(event.target.value);
          }}
        />
      )}
      <Ark.Content
        className={styles.content}
        aria-label={label}
        aria-labelledby={undefined}
        tabIndex={search === undefined ? 0 : -1}
        // Ark focuses the list at each press, which scrolls it: the option would move away under the pointer.
        onMouseDownCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (search === undefined) event.currentTarget.focus({ preventScroll: true });
        }}
      >
        {options.map((option) => (
          <Ark.Item key={option.value} item={option} className={styles.item}>
            {multiple ? (
              <span className={styles.box}>
                <Icon of={Check} size="sm" />
              </span>
            ) : null}
            <Ark.ItemText className={styles.itemText}>{option.label}</Ark.ItemText>
            {multiple ? null : (
              <Ark.ItemIndicator className={styles.itemIndicator}>
                <Icon of={Check} />
              </Ark.ItemIndicator>
            )}
          </Ark.Item>
        ))}
      </Ark.Content>
      <div role="status" className={styles.note}>
        {note === undefined ? null : <Text tone="muted">{note}</Text>}
      </div>
    </Ark.RootProvider>
  );
}
