import { ChevronDown, ChevronUp, FileText, FileUp, GripVertical, Image, ImagePlus, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useReorder } from '#kit/arrange-list/use-reorder.ts';
import { DropArea, type DropAreaProps, refused as refusal } from '#kit/file-upload/drop-area.tsx';
import { FilePreview } from '#kit/file-upload/file-preview.tsx';
import { useObjectUrl } from '#kit/file-upload/use-object-url.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { Text } from '#kit/text/text.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { filesUpload, fileUpload } from '#styled/recipes';
import { type RefusedFile, rowsOf, type UploadPart, type UploadRow, withChosen } from './files-upload.ts';

/** The texts of the control. `name` is that of a file. */
export interface FilesUploadLabels {
  /** Asks for files. */
  prompt: string;
  /** The accepted types, size and number. */
  hint?: string | undefined;
  remove: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  /** Why the first file cannot be moved up, and the last one down. */
  first: string;
  last: string;
  /** Announced after a move; the position counts from 1. */
  moved: (name: string, position: number, count: number) => string;
  /** The name of the list, announced when files were added or removed. */
  count: (count: number) => string;
  /** Says why a file is not taken. */
  refused: (file: RefusedFile) => string;
}

/** Several files to send, and stored ones that stay. Other props go to the file input. */
export type FilesUploadProps = Omit<
  DropAreaProps,
  'multiple' | 'ref' | 'text' | 'chosen' | 'hint' | 'preview' | 'children' | 'onFiles'
> & {
  value: readonly UploadPart[];
  onValueChange: (value: readonly UploadPart[]) => void;
  maxBytes: number;
  /** The largest number of files. A single one is replaced by a new one, and never moved. */
  max: number;
  /** `file` has no preview. Default: 'picture'. */
  kind?: 'picture' | 'file';
  /** Returns the name of a stored file. */
  nameOf: (address: string) => string;
  /** Returns what is known of a file besides its name, e.g. its size. Default: nothing. */
  factsOf?: (part: UploadPart) => string;
  /** Returns the address of a stored picture as it may be shown. */
  srcOf?: ((address: string) => string | undefined) | undefined;
  labels: FilesUploadLabels;
};

/**
 * Several files in an order, which is changed with buttons, keys and the pointer. A file that is not accepted shows the reason
 * and changes nothing.
 */
export function FilesUpload(props: FilesUploadProps) {
  const { value, onValueChange, accept, maxBytes, max, labels, required, ...others } = props;
  const { kind = 'picture', nameOf, factsOf, srcOf, ...rest } = others;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [counted, setCounted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const classes = filesUpload();
  const rows = rowsOf(value);
  const nameOfPart = ({ part }: UploadRow) => (typeof part === 'string' ? nameOf(part) : part.name);
  const change = (next: readonly UploadRow[]) => onValueChange(next.map(({ part }) => part));
  const reorder = useReorder({
    items: rows,
    onItemsChange(next) {
      setCounted('');
      change(next);
    },
    announce: (row, position) => labels.moved(nameOfPart(row), position, rows.length),
  });

  const add = (files: readonly File[]) => {
    const kept = max === 1 ? [] : value;
    const chosen = withChosen(kept, files, { accept, maxBytes, max });
    setRefused(chosen.refused);
    if (chosen.next.length === kept.length) return;
    setCounted(labels.count(chosen.next.length));
    onValueChange(chosen.next);
  };
  const remove = (row: UploadRow, element: Element | null) => {
    setRefused([]);
    setCounted(labels.count(rows.length - 1));
    const next = element?.nextElementSibling ?? element?.previousElementSibling;
    const button = next?.querySelector<HTMLElement>('button:last-of-type');
    (button ?? input.current)?.focus();
    change(rows.filter((each) => each !== row));
  };

  return (
    <div className={classes.root}>
      <ul {...reorder.list} className={classes.list} aria-label={labels.count(rows.length)}>
        {rows.map((row, position) => (
          <li key={row.id} {...reorder.row(row, position)} className={classes.item}>
            <span
              {...reorder.grip(row)}
              className={classes.grip}
              aria-disabled={rest.disabled || max === 1 || undefined}
            >
              <Icon of={GripVertical} />
            </span>
            {kind === 'file' ? (
              <FilePreview src={null} icon={FileText} />
            ) : (
              <PartPreview part={row.part} srcOf={srcOf} />
            )}
            <span className={classes.name}>{nameOfPart(row)}</span>
            {factsOf && (
              <Text variant="caption" tone="muted" overflow="nowrap">
                {factsOf(row.part)}
              </Text>
            )}
            <span className={classes.actions}>
              {max > 1 && (
                <>
                  <IconButton
                    label={labels.up(nameOfPart(row))}
                    icon={ChevronUp}
                    size="sm"
                    disabled={rest.disabled || position === 0}
                    explanation={rest.disabled ? undefined : labels.first}
                    onClick={() => reorder.move(row, position - 1)}
                  />
                  <IconButton
                    label={labels.down(nameOfPart(row))}
                    icon={ChevronDown}
                    size="sm"
                    disabled={rest.disabled || position === rows.length - 1}
                    explanation={rest.disabled ? undefined : labels.last}
                    onClick={() => reorder.move(row, position + 1)}
                  />
                </>
              )}
              <IconButton
                label={labels.remove(nameOfPart(row))}
                icon={X}
                size="sm"
                disabled={rest.disabled}
                onClick={({ currentTarget }) => remove(row, currentTarget.closest('li'))}
              />
            </span>
          </li>
        ))}
      </ul>
      <DropArea
        {...rest}
        {...(refused.length > 0 && refusal(rest, reasonId))}
        ref={input}
        multiple={max > 1}
        // Stored files count, too: the browser knows of the chosen ones only.
        required={required && value.length === 0}
        accept={accept}
        text={labels.prompt}
        hint={labels.hint}
        preview={<FilePreview src={null} icon={kind === 'file' ? FileUp : ImagePlus} />}
        onFiles={add}
      />
      <span role="alert" id={reasonId} className={classes.errors}>
        {refused.map((file) => (
          <span key={`${file.name} ${file.reason}`} className={fileUpload().error}>
            {labels.refused(file)}
          </span>
        ))}
      </span>
      <VisuallyHidden role="status">{counted || reorder.announced}</VisuallyHidden>
    </div>
  );
}

function PartPreview({ part, srcOf }: { part: UploadPart; srcOf: FilesUploadProps['srcOf'] }) {
  const chosen = useObjectUrl(typeof part === 'string' ? null : part);
  const src = typeof part === 'string' ? srcOf?.(part) : chosen;
  return <FilePreview src={src ?? null} icon={Image} />;
}
