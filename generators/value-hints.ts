import { parseInstant } from '#lib/dates/dates.ts';

const pictureAddress = /^(?:https?:\/\/|\/)\S+\.(?:png|jpe?g|gif|webp|avif|svg)(?:\?\S*)?$/i;
const frenchPhone = /^(?:(?:\+|00)33\s?(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}$/;
const anyPhone = /^\+\d[\d\s.()-]{7,}$/;

/** What a text may turn out to be, by its looks. */
const looks = {
  email: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  phone: (value: string) => frenchPhone.test(value) || anyPhone.test(value),
  moment: (value: string) => parseInstant(value) !== undefined,
  day: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  localMoment: (value: string) =>
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value) && parseInstant(value) === undefined,
  picture: (value: string) => pictureAddress.test(value) || value.startsWith('data:image/'),
  amount: (value: string) => /^-?\d+\.\d{2}$/.test(value),
  figure: (value: string) => /^-?\d+(?:\.\d+)?$/.test(value),
  identity: (value: string) =>
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) || /^\d+$/.test(value),
  word: (value: string) => /^[a-zA-Z][\w-]{0,29}$/.test(value),
  long: (value: string) => value.length > 120 || value.includes('\n'),
} as const;

/** Whether all the values look like something. No values look like nothing. */
export const allLook = (values: readonly unknown[], like: keyof typeof looks): boolean =>
  values.length > 0 && values.every((value) => typeof value === 'string' && looks[like](value));

/** Whether some of the values do. */
export const someLook = (values: readonly unknown[], like: keyof typeof looks): boolean =>
  values.some((value) => typeof value === 'string' && looks[like](value));

/** How many figures stand behind the point, at most. */
export const decimalsOf = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0));

/** The different values, where they are few enough to be a choice. */
export function fewOf(values: readonly unknown[]): string[] | undefined {
  const different = [...new Set(values)];
  const isFew = different.length >= 2 && different.length <= 8 && values.length >= 2 * different.length;
  return isFew && allLook(different, 'word') ? different.map(String) : undefined;
}
