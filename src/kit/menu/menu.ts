import type { LucideIcon } from 'lucide-react';

/** Something to do, or somewhere to go. */
export type MenuItem = {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  tone?: 'default' | 'danger' | undefined;
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never });

/** One of several choices. */
export interface MenuOption {
  value: string;
  label: string;
  icon?: LucideIcon | undefined;
}

/** Entries that belong together; a line stands between two groups. */
export type MenuGroup =
  | { id: string; label?: string | undefined; items: MenuItem[] }
  | {
      id: string;
      label: string;
      value: string;
      onValueChange: (value: string) => void;
      options: MenuOption[];
    };

/** Where the highlight starts: nowhere for the pointer, on the first or last entry for the keyboard. */
export type MenuEntrance = 'pointer' | 'first' | 'last';

/** The names of all entries, in the order the keyboard meets them. */
export function entryValues(groups: MenuGroup[]): string[] {
  return groups.flatMap((group) =>
    'options' in group
      ? group.options.map((option) => optionId(group.id, option.value))
      : group.items.map((item) => item.id),
  );
}

/** Choices of two groups may share a value, their names may not. */
export function optionId(group: string, value: string): string {
  return `${group}/${value}`;
}
