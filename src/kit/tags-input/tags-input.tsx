import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { tagsInput } from '#styled/recipes';
import type { TagsInputProps } from './tags-input.ts';

const box = lazyComponent<TagsInputProps>(async () => (await import('./tags-box.tsx')).TagsBox);

/** Any number of short texts, typed one after the other. Its code loads when it is shown; until then nothing can be typed. */
export function TagsInput(props: TagsInputProps) {
  const Box = useLazyComponent(box, true);
  const styles = tagsInput();
  if (Box !== null) return <Box {...props} />;
  return (
    <div className={styles.root}>
      <div className={styles.control}>
        {props.value.map((tag) => (
          <span key={tag} className={styles.tag}>
            <span className={styles.tagText}>{tag}</span>
          </span>
        ))}
        <input id={props.id} className={styles.input} disabled />
      </div>
    </div>
  );
}
