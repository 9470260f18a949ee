import type { IconName } from './icon.ts';
import type { Messages } from './messages.ts';

/** The group of the first list, which has no heading and so no text. */
export const firstGroup = 'main';

/** The group of a resource that names none. */
export const usualGroup = 'operations';

/** A key of the keyboard that types a letter. */
export type Letter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';

/** The entry of a resource in the navigation. */
export interface Navigation {
  /** The first list, or one of the groups that the dictionary names below it (`shell.groups`). */
  readonly group: typeof firstGroup | keyof Messages['shell']['groups'];
  readonly icon: IconName;
  /** Smaller numbers come first. Equal ones follow the order of the descriptors' files. */
  readonly order: number;
  /** The key that opens the list after "g". Each is used once. Default: no shortcut. */
  readonly letter?: Letter;
}
