import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { Field } from '#schema/field.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { Absent } from './absent.tsx';
import type { Describe, Input, LabelOf, NameLink, Present, Views } from './contract.ts';
import { InputField } from './input-field.tsx';
import { present, viewsOf } from './views.ts';

const unlabelled: LabelOf = () => undefined;

interface ShownProps<F extends Field> {
  views: Views<F>;
  field: F;
  value: Present<F>;
  labelOf?: LabelOf;
  title?: string;
  link?: NameLink;
  describeResource?: Describe;
}

interface FrameProps {
  name: string;
  align?: 'start' | 'end' | undefined;
  width: 'narrow' | 'form';
  children: ReactNode;
}

/** The frame of a view, with its name above it. */
function Frame({ name, align, width, children }: FrameProps) {
  return (
    <Stack gap="1">
      <Text as="div" variant="caption" tone="muted">
        {name}
      </Text>
      <Card width={width} aria-label={name}>
        {align === 'end' ? <Stack align="end">{children}</Stack> : children}
      </Card>
    </Stack>
  );
}

/** A cell alone, as narrow as a column. For stories. */
export const InList = (props: Omit<FrameProps, 'name' | 'width'>) => (
  <Frame name="In a list" width="narrow" {...props} />
);

/** Both views of a value: in a cell as narrow as a column, and on a page. For stories. */
export function Shown<F extends Field>({ views, labelOf = unlabelled, ...rest }: ShownProps<F>) {
  const { Cell, Detail, align } = views;
  return (
    <Stack>
      <InList align={align}>
        <Cell labelOf={labelOf} {...rest} />
      </InList>
      <Frame name="On a page" width="form">
        <Detail labelOf={labelOf} {...rest} />
      </Frame>
    </Stack>
  );
}

type ShownEachProps<F extends Field> = Omit<ShownProps<F>, 'value'> & { values: readonly Present<F>[] };

/** Several values, one below the other: in cells as in a column, and on a page. For stories. */
export function ShownEach<F extends Field>(props: ShownEachProps<F>) {
  const { views, values, labelOf = unlabelled, ...rest } = props;
  const { Cell, Detail, align } = views;
  return (
    <Stack>
      <InList>
        <Stack gap="2" align={align}>
          {values.map((value) => (
            <div key={JSON.stringify(value)}>
              <Cell value={value} labelOf={labelOf} {...rest} />
            </div>
          ))}
        </Stack>
      </InList>
      <Frame name="On a page" width="form">
        <Stack gap="2">
          {values.map((value) => (
            <div key={JSON.stringify(value)}>
              <Detail value={value} labelOf={labelOf} {...rest} />
            </div>
          ))}
        </Stack>
      </Frame>
    </Stack>
  );
}

/** Both views of a missing or empty value. Throws if the value is neither. For stories. */
export function MissingValue({ field, raw, title }: { field: Field; raw?: unknown; title?: string }) {
  if (present(field, raw) !== undefined) throw new Error(`The ${field.kind} is not missing.`);
  const { align, Missing = Absent } = viewsOf(field);
  const context = { field, labelOf: unlabelled, title };
  return (
    <Stack>
      <InList align={align}>
        <Missing {...context} />
      </InList>
      <Frame name="On a page" width="form">
        <Missing {...context} />
      </Frame>
    </Stack>
  );
}

interface EnteredProps<F extends Field> {
  input: Input<F>;
  field: F;
  label: string;
  draft: z.input<F['draft']>;
  labelOf?: LabelOf;
  error?: string | undefined;
  disabled?: boolean | undefined;
  record?: StoredRecord | undefined;
  onDraft?: ((draft: unknown) => void) | undefined;
}

/** A control under its label, holding its draft as a form does. For stories. */
export function Entered<F extends Field>(props: EnteredProps<F>) {
  const { input, field, label, labelOf = unlabelled, error, disabled, record, onDraft } = props;
  const [draft, setDraft] = useState(props.draft);
  return (
    <Card width="narrow">
      <InputField
        input={input}
        name="field"
        label={label}
        field={field}
        labelOf={labelOf}
        error={error}
        disabled={disabled}
        value={draft}
        record={record}
        onChange={(next) => {
          setDraft(next);
          onDraft?.(next);
        }}
        onBlur={() => undefined}
      />
    </Card>
  );
}
