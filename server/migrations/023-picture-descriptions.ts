import { statements } from './statements.ts';

/** What a photo of an establishment shows, for those who do not see it. */
export const pictureDescriptions = statements('alter table establishment_images add column description text');
