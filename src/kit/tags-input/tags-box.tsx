import { TagsInput as Ark } from '@ark-ui/react/tags-input';
import { X } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { tagsInput } from '#styled/recipes';
import { changedTags, type TagsInputProps, tagsIn } from './tags-input.ts';
import { useLeaving } from './use-leaving.ts';

/** The tags, and the box to type in. */
export function TagsBox(props: TagsInputProps) {
  const { value, texts, onValueChange } = props;
  const styles = tagsInput();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');

  /** What is typed next is not part of the added tag: the state machine empties the box a moment later. */
  const empty = () => {
    if (box.current) box.current.value = '';
    setText('');
    return true;
  };
  const add = (tags: readonly string[]) => {
    onValueChange([...value, ...tags]);
    setStatus(texts.added(tags.join(', ')));
  };
  useLeaving(root, () => {
    const left = tagsIn(text);
    if (left.length === 0) return;
    add(left);
    empty();
  });
  return (
    <TextDirection>
      <Ark.Root
        ref={root}
        className={styles.root}
        ids={{ input: props.id }}
        value={[...value]}
        onValueChange={(details) => onValueChange(changedTags(value, details.value))}
        // Called with each tag before it is added.
        validate={empty}
        inputValue={text}
        onInputValueChange={() => setText(box.current?.value ?? '')}
        delimiter={/[,;]/}
        // A change that the focus leaves would be lost. A tag is soon typed again.
        editable={false}
        disabled={props.disabled}
        invalid={props['aria-invalid']}
        autoFocus={props.autoFocus}
        translations={{
          deleteTagTriggerLabel: texts.remove,
          tagSelected: texts.reached,
          tagAdded: texts.added,
          tagDeleted: texts.removed,
        }}
      >
        <Ark.Control className={styles.control}>
          {value.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be there twice, and tags have no ids.
            <Ark.Item key={`${index} ${tag}`} index={index} value={tag} className={styles.item}>
              <Ark.ItemPreview className={styles.tag}>
                <Ark.ItemText className={styles.tagText}>{tag}</Ark.ItemText>
                {props.disabled ? null : (
                  <Ark.ItemDeleteTrigger className={styles.remove}>
                    <Icon of={X} size="sm" />
                  </Ark.ItemDeleteTrigger>
                )}
              </Ark.ItemPreview>
            </Ark.Item>
          ))}
          <Ark.Input
            ref={box}
            className={styles.input}
            name={props.name}
            aria-required={props.required}
            aria-describedby={props['aria-describedby']}
            onBlur={props.onBlur}
            onPaste={(event) => {
              const tags = tagsIn(event.clipboardData.getData('text'));
              if (tags.length < 2) return;
              event.preventDefault();
              add(tags);
            }}
          />
        </Ark.Control>
        <div role="status" className={styles.status}>
          {status}
        </div>
      </Ark.Root>
    </TextDirection>
  );
}
