import { type FieldSpec, isEntered, isStored } from '#generators/grammar/fields.ts';
import {
  enteredFields,
  formCalls,
  type ResourceSpec,
  titleField,
} from '#generators/grammar/resource-spec.ts';
import { asCode } from './descriptor.ts';

/** The least length of a title that the walk can type: a text that no other record has, and " bis" after it. */
const shortest = 10;

/** The length of any title that the walk types by itself. */
const usual = 40;

/** Returns the greatest length of a text, if it is shorter than the titles of the walk. */
const limitOf = ({ kind, args: [max] }: FieldSpec) =>
  kind.argument?.type === 'number' && max !== undefined && Number(max) < usual ? Number(max) : undefined;

/** Returns the limits of a field, with those of the field that it comes after: what is typed into both is in order then. */
function rangeAfter({ range, after }: FieldSpec, fields: readonly FieldSpec[]): FieldSpec['range'] {
  const lower = fields.find(({ name }) => name === after)?.range;
  if (lower?.min === undefined || (range?.min !== undefined && range.min >= lower.min)) return range;
  return { ...range, min: lower.min };
}

/** Returns the fields that the walk fills: those it types into, files that records show, and other required ones. */
export const walkFields = (fields: readonly FieldSpec[]) =>
  fields.flatMap((field) => {
    const filling = field.kind.filling?.(field.args, rangeAfter(field, fields));
    if (filling === undefined || !isEntered(field)) return [];
    const isSimple = filling.by === 'typing' || (filling.by === 'file' && isStored(field));
    if (!field.required && !isSimple) return [];
    return [{ field: field.name, filling, ...(!isStored(field) && field.required && { again: true }) }];
  });

/** Returns true if the walk can type a title into the field. */
function takesTitle(title: FieldSpec): boolean {
  const filling = title.kind.filling?.(title.args);
  const isText = title.kind.role === 'text' && filling?.by === 'typing';
  return isEntered(title) && isText && (limitOf(title) ?? usual) >= shortest;
}

/** Returns the browser test of a resource, over the real service. */
export function browserTestCode(spec: ResourceSpec): string {
  const { name, path } = spec;
  const title = titleField(spec);
  const others = walkFields(enteredFields(spec).filter((field) => field !== title));
  const { create, update } = formCalls(spec);
  const hasWalk = create && update && spec.calls.remove && takesTitle(title);
  const max = limitOf(title);
  const walk = `
const fields = ${asCode([{ field: title.name, ...(max !== undefined && { max }) }, ...others])} as const;

test('a record is created, found, shown, changed and deleted', ({ page }) =>
  walkRecord(page, '${path}', '${name}', fields));
`;
  return `import { openList${hasWalk ? ', walkRecord' : ''} } from './resource-walk.ts';
import { test } from './test.ts';
${hasWalk ? walk : ''}
test('the navigation leads to the list, which shows its records', ({ page }) =>
  openList(page, '${path}', '${name}'));
`;
}
