import { capital } from '#generators/grammar/names.ts';

const data = (kind: string, type: string) => `import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredText, typedText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** Describe a value here. */
export type ${type}<Options extends FieldOptions = FieldOptions> = EnteredField<'${kind}', Options, string, string, string>;

/** Declares … (describe a value here). */
export function ${kind}<const Options extends OnlyOptions<Options, FieldOptions>>(options: Options): ${type}<Options> {
  return {
    kind: '${kind}',
    ...entered(options),
    ...typedText,
    record: nullableBy(options, z.string()),
    draft: enteredText({ max: 255, required: options.required ?? false }),
  };
}
`;

const views = (name: string, type: string) => `import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { ${type} } from './${name}.ts';

const Cell = ({ value }: ViewProps<${type}>) => <Text overflow="truncate">{value}</Text>;
const Detail = ({ value }: ViewProps<${type}>) => <Text>{value}</Text>;

/** Shows the value unchanged. An empty text is shown as absent. */
export const views: Views<${type}> = {
  isEmpty: (value) => value === '',
  format: (value) => value,
  Cell,
  Detail,
};
`;

const input = (name: string, type: string) => `import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import type { ${type} } from './${name}.ts';

/** A line to type in. */
export const input: Input<${type}> = {
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <TextInput
      {...control}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  ),
};
`;

const generator = (name: string, type: string) => `import type { KindGenerator } from '#fields/generator.ts';
import type { ${type} } from './${name}.ts';

export const generator: KindGenerator<${type}> = {
  access: 'readWrite',
  sample: (index) => \`Valeur \${index + 1}\`,
  entry: () => ({ by: 'typing', text: 'Essai' }),
  searched: true,
};
`;

const stories = (name: string, kind: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './${name}.input.tsx';
import { ${kind} } from './${name}.ts';
import { views } from './${name}.views.tsx';

const field = ${kind}({});
const longest = 'Une valeur bien trop longue pour la colonne où elle se trouve';

const meta = { title: 'Fields/${capital(kind)}' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Valeur" draft={draft} {...more} />;
};

export const Value: Story = { render: shown('Une valeur') };
export const Long: Story = { render: shown(longest) };
/** Other scripts, emoji, an empty text and a word without a break. */
export const OddTexts: Story = {
  render: () => <ShownEach views={views} field={field} values={oddTexts} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw="" /> };

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Valeur');
    await userEvent.type(box, 'Essai');
    await expect(box).toHaveValue('Essai');
    await userEvent.clear(box);
  },
};
export const InputFilled: Story = { render: entered('Une valeur') };
export const InputLong: Story = { render: entered(longest) };
export const InputInvalid: Story = { render: entered('', { error: 'Ce champ est requis' }) };
export const InputDisabled: Story = { render: entered('Une valeur', { disabled: true }) };
`;

const guide = (
  name: string,
  kind: string,
  type: string,
) => `import type { FieldGuide } from '#fields/guide.ts';
import { type ${type}, ${kind} } from './${name}.ts';

export const ${kind}Guide: FieldGuide<${type}> = {
  group: 'text',
  beta: true,
  purpose: 'Say in a sentence or two what ${kind} is for.',
  avoid: [{ when: 'Say when it is not the right kind.', instead: 'Say which kind is used then.' }],
  example: {
    // Say what the options of this one do.
    value: ${kind}({ required: true }),
  },
  wire: {
    type: 'string',
    notes: ['Say what its shape and its unit are, and what happens to a value that does not fit.'],
    filled: ['Une valeur'],
    empty: [''],
    entered: ['Une valeur', ''],
  },
  views: {
    list: 'Say how it looks in a list, where space is limited.',
    page: 'Say how it looks on the page of a record.',
    form: 'Say how it is entered.',
    order: 'Say by what it is sorted and whether it is searched.',
  },
  content: ['Say how its label and its values are written, with an example of the product.'],
  pattern: 'textBox',
  accessibility: ['Say what assistive technology reads.'],
};
`;

const test = (name: string, kind: string) => `import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { ${kind} } from './${name}.ts';
import { views } from './${name}.views.tsx';

const field = ${kind}({ required: true });

test('an entered value is sent; an empty required one is rejected', () => {
  expect(submit(field, 'Essai')).toEqual({ sent: 'Essai' });
  expect(submit(field, '')).toEqual({ problems: ['required'] });
  expect(submit(${kind}({}), '')).toEqual({ sent: '' });
});

describe('a stored value', () => {
  test('is a text, or null if the field allows it', () => {
    expect(accepts(field, 'Essai')).toBe(true);
    expect(accepts(field, null)).toBe(false);
    expect(accepts(${kind}({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(field, value)).toBe(false);
  });

  test('is shown unchanged', () => {
    expect(views.format('Essai', { field, labelOf: () => undefined })).toBe('Essai');
    expect(views.isEmpty('')).toBe(true);
  });

  test('fills a form; anything else leaves it empty', () => {
    expect(field.toDraft('Essai')).toBe('Essai');
    for (const value of junk) expect(field.toDraft(value)).toBe('');
  });
});
`;

/** Returns the files of a kind of field, by their path. */
export function kindFiles(name: string, kind: string): [path: string, text: string][] {
  const type = `${capital(kind)}Field`;
  const stem = `src/fields/${name}/${name}`;
  return [
    [`${stem}.ts`, data(kind, type)],
    [`${stem}.views.tsx`, views(name, type)],
    [`${stem}.input.tsx`, input(name, type)],
    [`${stem}.generator.ts`, generator(name, type)],
    [`${stem}.stories.tsx`, stories(name, kind)],
    [`${stem}.docs.ts`, guide(name, kind, type)],
    [`${stem}.test.ts`, test(name, kind)],
  ];
}
