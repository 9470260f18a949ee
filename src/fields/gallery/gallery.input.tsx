import type { Input } from '#fields/contract.ts';
import { namesOfTypes } from '#fields/media-types.ts';
import { sourceOf } from '#fields/source.ts';
import { FilesUpload } from '#kit/files-upload/files-upload.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { readEach } from '#schema/read-each.ts';
import { describedPicture, type GalleryField } from './gallery.ts';
import { descriptionOf } from './sources.ts';

/** Pictures from the user's device, among the stored ones that stay, in their order. */
export const input: Input<GalleryField> = {
  tall: true,
  Control({ control, field, value, record, autoFocus, onChange, onBlur }) {
    const t = useTranslate();
    if (field.file === undefined) throw new Error('The pictures of this field are only shown.');
    const { accept, maxBytes, max } = field.file;
    const size = maxBytes / 1024 ** 2;
    const stored = record?.[control.name];
    const addresses = field.toDraft(stored);
    const described = readEach(stored, describedPicture);
    /** A picture keeps its number when it gets another position. */
    const nameOf = (address: string) => {
      const picture = described.find(({ src }) => src === address);
      const number = addresses.indexOf(address) + 1;
      return (picture && descriptionOf(picture)) || t('fields.gallery.stored', { number });
    };
    const reasons = {
      type: t('validation.fileType'),
      size: t('validation.fileSize', { max: size }),
      count: t('validation.tooManyFiles', { max }),
    };
    return (
      <FilesUpload
        {...control}
        autoFocus={autoFocus}
        accept={accept}
        maxBytes={maxBytes}
        max={max}
        value={value}
        nameOf={nameOf}
        srcOf={sourceOf}
        labels={{
          prompt: t('fields.gallery.choose'),
          hint: t('fields.gallery.hint', { types: namesOfTypes(accept), size, max }),
          remove: (name) => t('fields.gallery.remove', { name }),
          up: (name) => t('fields.gallery.up', { name }),
          down: (name) => t('fields.gallery.down', { name }),
          first: t('fields.gallery.first'),
          last: t('fields.gallery.last'),
          moved: (name, position, count) => t('fields.gallery.moved', { name, position, count }),
          count: (count) => t('fields.gallery.count', { count }),
          refused: ({ name, reason }) => t('fields.gallery.refused', { name, reason: reasons[reason] }),
        }}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
