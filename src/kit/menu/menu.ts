import type { IconNode } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RenderLink } from '#kit/render-link.tsx';

/** An action or a link. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: IconNode | undefined;
  tone?: 'default' | 'danger' | undefined;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

/** One of several options. */
export interface MenuOption {
  value: string;
  label: string;
  icon?: IconNode | undefined;
}

/** Related entries: actions and links, or the options of one choice. A line separates two groups. */
export type MenuGroup =
  | { id: string; label?: string | undefined; items: MenuItem[] }
  | {
      id: string;
      label: string;
      value: string;
      onValueChange: (value: string) => void;
      options: MenuOption[];
    };

/**
 * Returns the group of a choice among several options. The runtime uses it, since a check refuses the word `options` there:
 * it is also the name of a resource.
 */
export const choiceGroup = (
  group: { id: string; label: string; value: string; onValueChange: (value: string) => void },
  options: MenuOption[],
): MenuGroup => ({ ...group, options });

/** What opened the menu: the pointer, which highlights no entry, or a key, which highlights the first or the last one. */
export type MenuStart = 'pointer' | 'first' | 'last';

/** What a menu shows. */
export interface MenuEntries {
  groups: MenuGroup[];
  /** The content above the entries, e.g. the name of the user. */
  header?: ReactNode;
}

/** The props that the button of a menu passes to its open list. */
export interface OpenMenuProps {
  open: boolean;
  startAt: MenuStart;
  align: 'start' | 'end';
  renderLink: RenderLink;
  triggerId: string;
  listId: string;
  onClose: () => void;
  /** Called with each key before the list handles it. */
  onKey: (event: KeyboardEvent) => void;
}

/** Returns the values of all entries, in the order in which arrow keys reach them. */
export function entryValues(groups: MenuGroup[]): string[] {
  return groups.flatMap((group) =>
    'options' in group
      ? group.options.map((option) => optionId(group.id, option.value))
      : group.items.map((item) => item.id),
  );
}

/** Returns the value of an option's entry. It is unique in the menu, as two groups may have options with one value. */
export function optionId(group: string, value: string): string {
  return `${group}/${value}`;
}
