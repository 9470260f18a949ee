import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { fileUpload } from '#styled/recipes';

/** The props of the area. Other props go to the file input. */
export type DropAreaProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'accept' | 'onChange' | 'title' | 'children'
> & {
  accept: readonly string[];
  /** Asks for a file, or names the chosen one. */
  text: string;
  /** True if `text` names the chosen file, or says that one is removed: it then describes the input, which itself has no file. */
  chosen?: boolean;
  hint?: string | undefined;
  /** What stands before the texts. */
  preview: ReactNode;
  /** The button at the end. */
  children?: ReactNode;
  /** Called with the chosen or dropped files. */
  onFiles: (files: readonly File[]) => void;
};

/** The area that files are dropped on. The file input covers it, so that the browser handles press, drop and focus. */
export function DropArea(props: DropAreaProps) {
  const { accept, text, chosen = false, hint, preview, children, onFiles, ...rest } = props;
  const [dragging, setDragging] = useState(false);
  const id = useId();
  const styles = fileUpload();
  return (
    <div
      className={styles.dropzone}
      data-dragging={dragging ? '' : undefined}
      aria-disabled={rest.disabled || undefined}
    >
      {preview}
      <span className={styles.text}>
        <span id={`${id}-text`} className={styles.itemName}>
          {text}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        {...rest}
        aria-describedby={joinIds(rest['aria-describedby'], `${id}-${chosen ? 'text' : 'hint'}`)}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onChange={(event) => {
          setDragging(false);
          onFiles([...(event.target.files ?? [])]);
          /** Choosing the same file again, after a correction, must be a change. */
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}

interface Described {
  readonly 'aria-describedby'?: string | undefined;
}

/** Returns the attributes that tie the reason of a refusal to the input, beside what describes it already. */
export const refused = (props: Described, reasonId: string) => ({
  'aria-invalid': true,
  'aria-describedby': joinIds(reasonId, props['aria-describedby']),
});

const joinIds = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ');
