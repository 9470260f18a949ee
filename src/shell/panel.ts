/** What shortcuts open over the page: the palette, or the list of shortcuts. */
export type Panel = 'palette' | 'shortcuts';
