import type { icons } from 'lucide';

/** The name of an icon, as the icon library exports it. */
export type IconName = keyof typeof icons;
