import { type ComponentProps, type ReactNode, useState } from 'react';
import { fileUpload } from '#styled/recipes';

/** The props of the area. Other props go to the file input. */
export type DropAreaProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'accept' | 'onChange' | 'title' | 'children'
> & {
  accept: readonly string[];
  /** Asks for a file, or names the chosen one. */
  text: string;
  hint?: string | undefined;
  /** What stands before the texts. */
  preview: ReactNode;
  /** The button at the end. */
  children?: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

/** The area that files are dropped on. The file input covers it, so that the browser handles press, drop and focus. */
export function DropArea({ accept, text, hint, preview, children, onFiles, ...rest }: DropAreaProps) {
  const [dragging, setDragging] = useState(false);
  const styles = fileUpload();
  return (
    <div
      className={styles.dropzone}
      data-dragging={dragging ? '' : undefined}
      aria-disabled={rest.disabled || undefined}
    >
      {preview}
      <span className={styles.text}>
        <span className={styles.itemName}>{text}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <input
        {...rest}
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
  'aria-describedby': [reasonId, props['aria-describedby']].filter(Boolean).join(' '),
});
