/**
 * The largest width of a carousel. On a wide page it is that of the left one of two columns
 * (`descriptionList`): it leaves space for the text below it.
 */
export const carouselWidth = '[max(33.75rem, 50% - {spacing.3})]';
