import { ImageOff, ImagePlus, X } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { fileUpload } from '#styled/recipes';
import { type FileRefusal, refuse } from './file-upload.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Every text of the control. */
export interface FileUploadLabels {
  /** Invites to choose: nothing is there yet. */
  prompt: string;
  /** Invites to choose another: something is there. */
  replace: string;
  /** What is taken: types and size. */
  hint?: string | undefined;
  remove: string;
  wrongType: string;
  tooLarge: string;
}

/** One picture to send; the rest goes to the file input, which its field names and describes. */
export type FileUploadProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'accept' | 'multiple' | 'onChange' | 'ref'
> & {
  value: File | null;
  onValueChange: (file: File | null) => void;
  accept: readonly string[];
  maxBytes: number;
  labels: FileUploadLabels;
  /** The picture in place now, which a new file would replace. */
  currentSrc?: string | null | undefined;
};

/** A file is chosen, or dropped here. One that can't be taken says why and leaves things as they were. */
export function FileUpload(props: FileUploadProps) {
  const { value, onValueChange, accept, maxBytes, labels, currentSrc = null, ...rest } = props;
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const styles = fileUpload();
  const preview = useObjectUrl(value) ?? currentSrc;

  const choose = (file: File | undefined) => {
    setDragging(false);
    if (file === undefined) return;
    const against = refuse(file, accept, maxBytes);
    setRefusal(against);
    if (against === null) onValueChange(file);
  };
  const remove = () => {
    setRefusal(null);
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
        <Preview key={preview} src={preview} />
        <span className={styles.text}>
          <span className={styles.itemName}>
            {value?.name ?? (preview === null ? labels.prompt : labels.replace)}
          </span>
          <span className={styles.hint}>{value === null ? labels.hint : labels.replace}</span>
        </span>
        <input
          {...rest}
          ref={input}
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          onDragEnter={() => setDragging(true)}
          onDragLeave={() => setDragging(false)}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            /** So that choosing the same file again, corrected, is a change again. */
            event.target.value = '';
          }}
        />
        {value === null ? null : (
          <span className={styles.itemDeleteTrigger}>
            <IconButton label={labels.remove} icon={X} size="sm" disabled={rest.disabled} onClick={remove} />
          </span>
        )}
      </div>
      <span role="alert" className={styles.refusal}>
        {refusal === 'type' ? labels.wrongType : refusal === 'size' ? labels.tooLarge : null}
      </span>
    </div>
  );
}

function Preview({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false);
  const styles = fileUpload();
  return (
    <span className={styles.itemPreview}>
      {src === null || broken ? (
        <Icon of={broken ? ImageOff : ImagePlus} size="lg" />
      ) : (
        <img src={src} alt="" className={styles.itemPreviewImage} onError={() => setBroken(true)} />
      )}
    </span>
  );
}
