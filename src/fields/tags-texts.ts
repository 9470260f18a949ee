import type { TagsTexts } from '#kit/tags-input/tags-input.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Returns the texts of an input of tags. */
export function useTagsTexts(): TagsTexts {
  const t = useTranslate();
  return {
    remove: (tag) => t('fields.tags.remove', { tag }),
    reached: (tag) => t('fields.tags.reached', { tag }),
    added: (tag) => t('fields.tags.added', { tag }),
    removed: (tag) => t('fields.tags.removed', { tag }),
  };
}
