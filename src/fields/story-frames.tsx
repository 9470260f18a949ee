import { useState } from 'react';
import type * as z from 'zod/mini';
import { Card } from '#kit/card/card.tsx';
import { Field as LabelledField } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { Field } from '#schema/field.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { Input, NameLink, Present, Views, Word } from './contract.ts';

const wordless: Word = () => undefined;

type ShownProps<F extends Field> = {
  views: Views<F>;
  field: F;
  value: Present<F>;
  word?: Word;
  link?: NameLink;
};

/** Both views of a value: in a cell as narrow as a column, and on a page. For stories. */
export function Shown<F extends Field>({ views, field, value, word = wordless, link }: ShownProps<F>) {
  const { Cell, Detail } = views;
  return (
    <Stack>
      <Card width="narrow" aria-label="Cell">
        <Cell value={value} field={field} word={word} link={link} />
      </Card>
      <Card width="form" aria-label="Detail">
        <Detail value={value} field={field} word={word} link={link} />
      </Card>
    </Stack>
  );
}

type EnteredProps<F extends Field> = {
  input: Input<F>;
  field: F;
  label: string;
  draft: z.input<F['draft']>;
  word?: Word;
  error?: string | undefined;
  disabled?: boolean | undefined;
  record?: StoredRecord | undefined;
  onDraft?: ((draft: unknown) => void) | undefined;
};

/** A control under its label, holding its draft as a form does. For stories. */
export function Entered<F extends Field>(props: EnteredProps<F>) {
  const { input, field, label, word = wordless, error, disabled, record, onDraft } = props;
  const [draft, setDraft] = useState(props.draft);
  const { Control } = input;
  return (
    <Card width="narrow">
      <LabelledField label={label} required={field.required} error={error}>
        {(control) => (
          <Control
            control={{ ...control, name: 'field', disabled }}
            label={label}
            field={field}
            word={word}
            value={draft}
            record={record}
            onChange={(next) => {
              setDraft(next);
              onDraft?.(next);
            }}
            onBlur={() => undefined}
          />
        )}
      </LabelledField>
    </Card>
  );
}
