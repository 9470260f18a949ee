import type { TagsTexts } from './tags-input.ts';

/** The texts of an input of tags, for stories. */
export const tagsTexts: TagsTexts = {
  remove: (tag) => `Retirer ${tag}`,
  reached: (tag) => `${tag} : Suppr pour retirer`,
  added: (tag) => `Ajout : ${tag}`,
  removed: (tag) => `Retrait : ${tag}`,
};
