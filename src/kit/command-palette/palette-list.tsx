import { Dialog } from '@ark-ui/react/dialog';
import { Listbox as Ark, createListCollection, useListbox } from '@ark-ui/react/listbox';
import { Search, X } from 'lucide';
import { type RefObject, useMemo } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Kbd } from '#kit/kbd/kbd.tsx';
import { Spinner } from '#kit/spinner/spinner.tsx';
import { useFirstMatch } from '#kit/use-first-match.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { commandPalette } from '#styled/recipes';
import type { CommandPaletteProps, PaletteEntry } from './command-palette.ts';

interface PaletteListProps extends CommandPaletteProps {
  /** Refers to the search box. */
  box: RefObject<HTMLInputElement | null>;
}

/**
 * The search box and the list of the palette. Focus stays in the box, and the arrow keys move the highlight. Enter chooses the
 * first match, once it is known.
 */
export function PaletteList(props: PaletteListProps) {
  const { groups, text, box, busy = false, pending = false, note } = props;
  const styles = commandPalette();
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ entries }) => [...entries]),
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
      }),
    [groups],
  );
  const match = useFirstMatch({
    has: (id) => collection.has(id),
    first: collection.firstValue,
    pending,
    pick: (id) => {
      if (collection.find(id)?.notCounted !== true) props.onChoose(id);
    },
  });
  const machine = useListbox({
    collection,
    // The first entry is highlighted until the user moves: Enter opens it.
    highlightedValue: match.highlighted,
    // The highlight stays when the pointer leaves the list.
    onHighlightChange: ({ highlightedValue }) => {
      if (highlightedValue !== null) match.setMoved(highlightedValue);
    },
    value: [],
    onValueChange: ({ value: [id] }) => {
      if (id !== undefined) props.onChoose(id);
    },
    loopFocus: true,
    typeahead: false,
  });
  // Until the user types or moves, the option that Enter would take is only the description of the box, so that screen
  // readers read both. As the active option it would be read alone.
  const isNew = text === '' && !match.isMoved;
  const { onChange: _, defaultValue: __, size: ___, onKeyDown, ...boxProps } = machine.getInputProps();
  const activeOptionId = boxProps['aria-activedescendant'];

  return (
    <Ark.RootProvider value={machine} className={styles.body}>
      <div className={styles.search}>
        {busy ? <Spinner /> : <Icon of={Search} />}
        <input
          {...boxProps}
          {...(isNew && { 'aria-activedescendant': undefined, 'aria-describedby': activeOptionId })}
          ref={box}
          className={styles.box}
          role="combobox"
          aria-expanded={groups.length > 0}
          aria-label={props.boxLabel}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={text}
          onFocus={(event) => {
            boxProps.onFocus?.(event);
            props.onFocus?.();
          }}
          onKeyDown={(event) => match.onKey(event, onKeyDown)}
          onChange={(event) => {
            match.restart();
            props.onTextChange(event.target.value);
          }}
        />
        <Dialog.CloseTrigger asChild>
          <IconButton label={props.closeLabel} icon={X} size="sm" />
        </Dialog.CloseTrigger>
      </div>
      <Ark.Content
        className={styles.list}
        aria-label={props.listLabel}
        aria-labelledby={undefined}
        aria-busy={busy}
        tabIndex={-1}
        hidden={groups.length === 0}
        // Ark focuses the list at each press: the focus would leave the search box.
        onMouseDownCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {groups.map(({ id, label, entries }) => (
          <Ark.ItemGroup key={id} id={id} className={styles.group}>
            <Ark.ItemGroupLabel className={styles.heading}>{label}</Ark.ItemGroupLabel>
            {entries.map((entry) => (
              <Ark.Item key={entry.id} item={entry} className={styles.entry}>
                <Entry {...entry} partsOf={props.partsOf} />
              </Ark.Item>
            ))}
          </Ark.ItemGroup>
        ))}
      </Ark.Content>
      <div role="status" className={styles.note}>
        {note}
      </div>
      <VisuallyHidden role="status">{props.status}</VisuallyHidden>
    </Ark.RootProvider>
  );
}

function Entry(props: PaletteEntry & Pick<CommandPaletteProps, 'partsOf'>) {
  const { label, description, icon, keys, partsOf } = props;
  const styles = commandPalette();
  return (
    <>
      <Icon of={icon} />
      <span className={styles.texts}>
        <span className={styles.label}>
          <Marked text={label} partsOf={partsOf} />
        </span>
        {description === undefined ? null : (
          <span className={styles.description}>
            <Marked text={description} partsOf={partsOf} />
          </span>
        )}
      </span>
      {keys === undefined ? null : (
        <span className={styles.keys} aria-hidden>
          <Kbd keys={keys} />
        </span>
      )}
    </>
  );
}

function Marked({ text, partsOf }: { text: string } & Pick<CommandPaletteProps, 'partsOf'>) {
  let at = 0;
  return partsOf(text).map((part) => {
    at += part.text.length;
    return part.found ? (
      <mark key={at} className={commandPalette().found}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
