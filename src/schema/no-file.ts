/**
 * What a form sends in the part of a file if the stored picture is to be removed: an empty text. Without a part, the picture
 * stays.
 */
export const noFile = '';
