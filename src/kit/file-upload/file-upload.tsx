import { FileUp, type IconNode, ImageOff, ImagePlus, X } from 'lucide';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { fileUpload } from '#styled/recipes';
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

/** One file to send. Other props go to the file input. */
export type FileUploadProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'accept' | 'multiple' | 'onChange' | 'ref'
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
};

/** A file input with a drop area and a preview. A rejected file shows the reason and changes nothing. */
export function FileUpload(props: FileUploadProps) {
  const { value, onValueChange, accept, maxBytes, labels, currentSrc = null, kind, ...rest } = props;
  const [rejection, setRejection] = useState<FileRejection | null>(null);
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const styles = fileUpload();
  const preview = useObjectUrl(value) ?? currentSrc;

  const choose = (file: File | undefined) => {
    setDragging(false);
    if (file === undefined) return;
    const reason = rejectionOf(file, accept, maxBytes);
    setRejection(reason);
    if (reason === null) onValueChange(file);
  };
  const remove = () => {
    setRejection(null);
    onValueChange(null);
    input.current?.focus();
  };

  return (
    <div className={styles.root}>
      <div
        className={styles.dropzone}
        data-dragging={dragging ? '' : undefined}
        aria-disabled={rest.disabled || undefined}
      >
        <Preview
          key={preview}
          src={kind === 'file' ? null : preview}
          icon={kind === 'file' ? FileUp : ImagePlus}
        />
        <span className={styles.text}>
          <span className={styles.itemName}>
            {value?.name ?? (preview === null ? labels.prompt : labels.replace)}
          </span>
          <span className={styles.hint}>{value === null ? labels.hint : labels.replace}</span>
        </span>
        <input
          {...rest}
          {...(rejection !== null && refused(rest, reasonId))}
          ref={input}
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          onDragEnter={() => setDragging(true)}
          onDragLeave={() => setDragging(false)}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            /** Choosing the same file again, after a correction, must be a change. */
            event.target.value = '';
          }}
        />
        {value === null ? null : (
          <span className={styles.itemDeleteTrigger}>
            <IconButton label={labels.remove} icon={X} size="sm" disabled={rest.disabled} onClick={remove} />
          </span>
        )}
      </div>
      <span role="alert" id={reasonId} className={styles.error}>
        {rejection === 'type' ? labels.wrongType : rejection === 'size' ? labels.tooLarge : null}
      </span>
    </div>
  );
}

/** Returns the attributes that tie the reason of a refusal to the input, beside what describes it already. */
const refused = (
  props: Pick<FileUploadProps, 'aria-describedby' | 'aria-errormessage'>,
  reasonId: string,
) => ({
  'aria-invalid': true,
  'aria-errormessage': props['aria-errormessage'] ?? reasonId,
  'aria-describedby': [reasonId, props['aria-describedby']].filter(Boolean).join(' '),
});

function Preview({ src, icon }: { src: string | null; icon: IconNode }) {
  const [broken, setBroken] = useState(false);
  const styles = fileUpload();
  return (
    <span className={styles.itemPreview}>
      {src === null || broken ? (
        <Icon of={broken ? ImageOff : icon} size="lg" />
      ) : (
        <img src={src} alt="" className={styles.itemPreviewImage} onError={() => setBroken(true)} />
      )}
    </span>
  );
}
