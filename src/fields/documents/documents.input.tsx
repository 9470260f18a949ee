import type { Input } from '#fields/contract.ts';
import { endingsOf, nameOfType } from '#fields/document-types.ts';
import { FilesUpload } from '#kit/files-upload/files-upload.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { readEach } from '#schema/read-each.ts';
import { type DocumentsField, storedDocument } from './documents.ts';
import { factsOf, sizeText } from './facts.ts';

/** Documents from the user's device, among the stored ones that stay, in their order. */
export const input: Input<DocumentsField> = {
  tall: true,
  Control({ control, field, value, record, autoFocus, onChange, onBlur }) {
    const t = useTranslate();
    if (field.file === undefined) throw new Error('The documents of this field are only shown.');
    const { accept, maxBytes, max } = field.file;
    const size = maxBytes / 1024 ** 2;
    const stored = new Map(
      readEach(record?.[control.name], storedDocument).map((each) => [each.src, each] as const),
    );
    const reasons = {
      type: t('validation.fileType'),
      size: t('validation.fileSize', { max: size }),
      count: t('validation.tooManyDocuments', { max }),
    };
    return (
      <FilesUpload
        {...control}
        kind="file"
        autoFocus={autoFocus}
        // The system may not know a type: the file has none then, and is recognised by the ending of its name.
        accept={accept.flatMap((type) => [type, ...endingsOf(type)])}
        maxBytes={maxBytes}
        max={max}
        value={value}
        nameOf={(address) => stored.get(address)?.name ?? address}
        factsOf={(part) => (typeof part === 'string' ? factsOf(stored.get(part) ?? {}) : sizeText(part.size))}
        labels={{
          prompt: t('fields.documents.choose', { count: max }),
          hint: t('fields.documents.hint', {
            types: accept.flatMap((type) => nameOfType(type) ?? []).join(', '),
            size,
            count: max,
          }),
          remove: (name) => t('fields.documents.remove', { name }),
          up: (name) => t('fields.documents.up', { name }),
          down: (name) => t('fields.documents.down', { name }),
          first: t('fields.documents.first'),
          last: t('fields.documents.last'),
          moved: (name, position, count) => t('fields.documents.moved', { name, position, count }),
          count: (count) => t('fields.documents.count', { count }),
          refused: ({ name, reason }) => t('fields.documents.refused', { name, reason: reasons[reason] }),
        }}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
