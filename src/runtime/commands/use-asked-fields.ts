import { useRef, useState } from 'react';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { issuesByField, problemMessages } from '#runtime/record/problem-messages.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Fields } from '#schema/resource.ts';

type Texts = Readonly<Record<string, string>>;

/** Controls the fields that a command asks for: what was entered, and the errors of the page and of the service. */
export function useAskedFields(fields: Fields) {
  const [values, setValues] = useState(() => initialValues(fields));
  const [errors, setErrors] = useState<Texts>({});
  const element = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus();

  /** Shows the errors of fields, and moves the focus to the first one. */
  function reject(texts: Texts) {
    setErrors(texts);
    focusFirstError(element.current);
  }

  return {
    fields,
    values,
    errors,
    element,
    reject,
    /** Sets a value, and removes its error, which was about the former value. */
    change(name: string, value: unknown) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    /** Returns the values to send. If one is invalid, shows the errors and returns undefined. */
    read(): Readonly<Record<string, unknown>> | undefined {
      const read = fieldsSchema(fields).safeParse(values);
      if (read.success) {
        setErrors({});
        return withoutEmpty(fields, read.data);
      }
      const issues = Object.entries(issuesByField(read.error.issues));
      const texts = issues.map(([name, found = []]) => [name, problemMessages(found) ?? '']);
      reject(Object.fromEntries(texts));
      return undefined;
    },
  };
}

/** The result of {@link useAskedFields}. */
export type AskedFields = ReturnType<typeof useAskedFields>;

const initialValues = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));

/** Returns the values without those that are not required and were left empty. */
const withoutEmpty = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => fields[name]?.required || (value !== '' && value !== null),
    ),
  );
