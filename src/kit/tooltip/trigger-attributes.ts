/** The attributes of a trigger: the text of its tooltip, and the side where it is shown. */
export const attributes = { content: 'data-tooltip', side: 'data-tooltip-side' } as const;
