import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { readEach } from '#schema/read-each.ts';

interface TagsOptions extends Pick<FieldOptions, 'required' | 'access'> {
  /** The most tags that may be entered. Default: 20. */
  readonly max?: number;
  /** The most characters of one tag. Default: 50. */
  readonly longest?: number;
  /** True if tags are stored in small letters, so that a filter finds each of them. Default: false. */
  readonly lowerCase?: boolean;
}

/** Any number of short texts that are not known before. */
export interface TagsField<Options extends TagsOptions = TagsOptions>
  extends EnteredField<'tags', Options, readonly string[], string[], string[]> {
  readonly max: number;
  readonly filter: 'choice';
}

/** Returns tags without those that are there before, in whatever case. */
function different(tags: readonly string[]): string[] {
  const first = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag] as const));
  return tags
    .filter((tag) => first.get(tag.toLowerCase()) === tag)
    .filter((tag, at, all) => all.indexOf(tag) === at);
}

/** Declares any number of short texts. */
export function tags<const Options extends OnlyOptions<Options, TagsOptions>>(
  options: Options,
): TagsField<Options> {
  const { required = false, max = 20, longest = 50, lowerCase = false } = options;
  const text = enteredText({ max: longest, required: true });
  const typed = z
    .array(lowerCase ? text.check(z.toLowerCase()) : text, { error: problem('required') })
    .check(z.overwrite(different), z.maxLength(max, { error: problem('tooMany', { max }) }));
  return {
    kind: 'tags',
    ...entered(options),
    max,
    record: nullableBy<Options, readonly string[]>(options, z.array(z.string())),
    draft: required ? typed.check(z.minLength(1, { error: problem('required') })) : typed,
    initial: [],
    filter: 'choice',
    toDraft: (value) => readEach(value, z.string()),
  };
}
