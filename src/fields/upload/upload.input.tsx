import type { Input } from '#fields/contract.ts';
import { namesOfTypes } from '#fields/media-types.ts';
import { sourceOf } from '#fields/source.ts';
import { FileUpload } from '#kit/file-upload/file-upload.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { noFile } from '#schema/no-file.ts';
import type { UploadField } from './upload.ts';

/** A file from the user's device, with its picture or the one that it would replace, which may be removed. */
export const input: Input<UploadField> = {
  tall: true,
  Control({ control, field, label, value, record, autoFocus, onChange, onBlur }) {
    const t = useTranslate();
    const { accept, maxBytes, replaces, removable } = field.file;
    const isRemoved = value === noFile;
    const stored = record?.[replaces];
    // Also one whose address may not be shown.
    const hasPicture = stored !== undefined && stored !== null;
    const max = maxBytes / 1024 ** 2;
    const labels = {
      prompt: t('form.chooseFile'),
      replace: t('fields.upload.replace'),
      hint: t('fields.upload.hint', { types: namesOfTypes(accept), max }),
      remove: t('form.clear', { field: label }),
      wrongType: t('validation.fileType'),
      tooLarge: t('validation.fileSize', { max }),
    };
    return (
      <FileUpload
        {...control}
        autoFocus={autoFocus}
        accept={accept}
        maxBytes={maxBytes}
        value={value instanceof File ? value : null}
        currentSrc={sourceOf(stored)}
        removal={
          removable && (isRemoved || hasPicture)
            ? {
                isRemoved,
                onChange: (next) => onChange(next ? noFile : null),
                labels: {
                  remove: t('fields.upload.remove', { field: label }),
                  restore: t('fields.upload.restore', { field: label }),
                  removed: t('fields.upload.removed'),
                },
              }
            : undefined
        }
        labels={labels}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
