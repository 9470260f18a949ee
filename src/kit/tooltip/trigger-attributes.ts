/** The attributes of a trigger: the text of its tooltip, and the side where it is shown. */
export const attributes = { content: 'data-tooltip', side: 'data-tooltip-side' } as const;

/** The events that open and close tooltips. */
export const eventTypes = ['pointerover', 'pointerout', 'pointerdown', 'focusin', 'focusout'] as const;

/** What a user does with the pointer and the focus. */
export type TriggerEvent = DocumentEventMap[(typeof eventTypes)[number]];
