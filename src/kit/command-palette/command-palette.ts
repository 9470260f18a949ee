import type { IconNode } from 'lucide';

/** One entry of the palette: a page, an action or a record. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** What tells it from others of the same label. */
  description?: string | undefined;
  icon: IconNode;
  /** The shortcut that does the same. */
  keys?: readonly string[] | undefined;
  /** True for an entry that is no match, e.g. the link to all results of a list: Enter does not wait for it. */
  notCounted?: boolean | undefined;
}

/** Entries with a heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  entries: readonly PaletteEntry[];
}

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** The props of the palette. The component that opens it controls it. */
export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the window. */
  label: string;
  /** The name of the search box. It is read after the one of the window. */
  boxLabel: string;
  /** The name of the list. */
  listLabel: string;
  placeholder: string;
  closeLabel: string;
  /** The text of the search box. */
  text: string;
  /** The greatest number of characters of the text. */
  maxLength: number;
  /** Called with the text after each key. */
  onTextChange: (text: string) => void;
  /** Called when the search box has the focus: what is typed before is not in it. */
  onFocus?: (() => void) | undefined;
  /** In their order. Entries that come later go below the others, so that nothing moves under the pointer. */
  groups: readonly PaletteGroup[];
  /** Called with the id of the chosen entry. */
  onChoose: (id: string) => void;
  /** Divides a label or a description, to mark what was searched for. */
  partsOf: (text: string) => readonly TextPart[];
  /** True while more entries may come. */
  busy?: boolean | undefined;
  /** True while the first entry may be that of a former text: Enter waits for the first match of this one. */
  pending?: boolean | undefined;
  /** A text below the entries, or instead of them: their number, that there are none, or an error. */
  note?: string | undefined;
  /** The number of entries that were found. It is announced and not shown. */
  status?: string | undefined;
  /** The keys that work in the palette. */
  hints: readonly { keys: readonly string[]; label: string }[];
}
