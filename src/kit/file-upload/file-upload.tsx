import { FileUp, ImagePlus, Trash2, Undo2, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { fileUpload } from '#styled/recipes';
import { DropArea, type DropAreaProps, refused } from './drop-area.tsx';
import { FilePreview } from './file-preview.tsx';
import { type FileRejection, rejectionOf } from './file-upload.ts';
import { useObjectUrl } from './use-object-url.ts';

/** The texts of the control. */
export interface FileUploadLabels {
  /** Asks for a file: there is none yet. */
  prompt: string;
  /** Asks for another file: there is one. */
  replace: string;
  /** The accepted types and size. */
  hint?: string | undefined;
  remove: string;
  wrongType: string;
  tooLarge: string;
}

/** What a user does with the current picture: remove it, or take that back. It is removed only when the form is sent. */
export interface FileRemoval {
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
  labels: {
    remove: string;
    restore: string;
    /** Says that the picture will be removed. */
    removed: string;
  };
}

/** One file to send. Other props go to the file input. */
export type FileUploadProps = Omit<
  DropAreaProps,
  'accept' | 'multiple' | 'ref' | 'text' | 'chosen' | 'hint' | 'preview' | 'children' | 'onFiles'
> & {
  value: File | null;
  onValueChange: (file: File | null) => void;
  accept: readonly string[];
  maxBytes: number;
  /** `file` has no preview. Default: 'picture'. */
  kind?: 'picture' | 'file';
  labels: FileUploadLabels;
  /** The current picture, which a new file would replace. */
  currentSrc?: string | null | undefined;
  /** Default: the current picture can only be replaced. */
  removal?: FileRemoval | undefined;
};

/** A file input with a drop area and a preview. A rejected file shows the reason and changes nothing. */
export function FileUpload(props: FileUploadProps) {
  const { value, onValueChange, accept, maxBytes, labels, currentSrc = null, removal, kind, ...rest } = props;
  /** True once a file was chosen or removed here: what was there before is not announced. */
  const [isChanged, setChanged] = useState(false);
  const [rejection, setRejection] = useState<FileRejection | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const styles = fileUpload();
  const isRemoved = value === null && removal?.isRemoved === true;
  const preview = useObjectUrl(value) ?? (isRemoved ? null : currentSrc);
  const chosen = value?.name ?? (isRemoved ? removal.labels.removed : undefined);

  const choose = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const reason = rejectionOf(file, accept, maxBytes);
    setRejection(reason);
    if (reason !== null) return;
    setChanged(true);
    onValueChange(file);
  };
  const remove = () => {
    setRejection(null);
    onValueChange(null);
    input.current?.focus();
  };
  const toggleRemoval = () => {
    setRejection(null);
    setChanged(true);
    removal?.onChange(!isRemoved);
    input.current?.focus();
  };
  const action =
    value !== null
      ? { label: labels.remove, icon: X, onClick: remove }
      : removal && {
          label: isRemoved ? removal.labels.restore : removal.labels.remove,
          icon: isRemoved ? Undo2 : Trash2,
          onClick: toggleRemoval,
        };

  return (
    <div className={styles.root}>
      <DropArea
        {...rest}
        {...(rejection !== null && refused(rest, reasonId))}
        ref={input}
        accept={accept}
        text={chosen ?? (preview === null ? labels.prompt : labels.replace)}
        chosen={chosen !== undefined}
        hint={chosen === undefined ? labels.hint : labels.replace}
        preview={
          <FilePreview src={kind === 'file' ? null : preview} icon={kind === 'file' ? FileUp : ImagePlus} />
        }
        onFiles={choose}
      >
        {action && (
          <span className={styles.itemDeleteTrigger}>
            <IconButton {...action} size="sm" disabled={rest.disabled} />
          </span>
        )}
      </DropArea>
      <span role="alert" id={reasonId} className={styles.error}>
        {rejection === 'type' ? labels.wrongType : rejection === 'size' ? labels.tooLarge : null}
      </span>
      <VisuallyHidden role="status">{isChanged && chosen}</VisuallyHidden>
    </div>
  );
}
