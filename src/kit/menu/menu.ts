import type { IconNode } from 'lucide';

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

/** Related entries. A line separates two groups. */
export type MenuGroup =
  | { id: string; label?: string | undefined; items: MenuItem[] }
  | {
      id: string;
      label: string;
      value: string;
      onValueChange: (value: string) => void;
      options: MenuOption[];
    };

/** Returns the group of a choice among several options. */
export const choiceGroup = (
  group: { id: string; label: string; value: string; onValueChange: (value: string) => void },
  options: MenuOption[],
): MenuGroup => ({ ...group, options });

/** What opened the menu: the pointer, which highlights no entry, or a key, which highlights the first or the last one. */
export type MenuStart = 'pointer' | 'first' | 'last';

/** Returns the values of all entries in keyboard order. */
export function entryValues(groups: MenuGroup[]): string[] {
  return groups.flatMap((group) =>
    'options' in group
      ? group.options.map((option) => optionId(group.id, option.value))
      : group.items.map((item) => item.id),
  );
}

/** Returns a value that is unique among all groups. */
export function optionId(group: string, value: string): string {
  return `${group}/${value}`;
}
