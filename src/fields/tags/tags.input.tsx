import type { Input } from '#fields/contract.ts';
import { useTagsTexts } from '#fields/tags-texts.ts';
import { TagsInput } from '#kit/tags-input/tags-input.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { TagsField } from './tags.ts';

/** Returns tags as they are sent, each once; tags that cannot be sent as they are. */
const tidy = ({ draft }: TagsField, tags: string[]) => draft.safeParse(tags).data ?? tags;

/** Short texts that are typed one after the other. */
export const input: Input<TagsField> = {
  hint: ({ max }) => t('fields.tags.hint', { max }),
  Control: ({ control, field, value, autoFocus, onChange, onBlur }) => (
    <TagsInput
      {...control}
      autoFocus={autoFocus}
      texts={useTagsTexts()}
      value={value}
      onValueChange={(tags) => onChange(tidy(field, tags))}
      onBlur={onBlur}
    />
  ),
};
