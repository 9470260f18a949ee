import { entityOf } from './entities.ts';
import type { Evidence, Verdict } from './evidence.ts';
import { namesIdentity, suggests, suggestsMoney } from './name-hints.ts';
import { allLook, decimalsOf, fewOf, someLook } from './value-hints.ts';

type Rule = (evidence: Evidence) => Verdict | undefined;

const seen = ({ values, from }: Evidence) =>
  from === 'schema' ? 'the example' : `all ${values.length} values`;

/** What a schema says of a text's format. */
const byFormat: Rule = (evidence) => {
  const { name, format, values } = evidence;
  const sure = 'sure';
  const why = `format ${format}`;
  switch (format) {
    case 'email':
    case 'idn-email':
      return { kind: 'email', sure, why };
    case 'date-time':
      return { kind: 'instant', sure, why };
    case 'date':
      return { kind: 'text', sure: 'guess', why: 'format date: no kind holds a day without a time' };
    case 'phone':
    case 'tel':
      return { kind: 'phone', sure, why };
    case 'password':
      return { kind: 'password', sure, why };
    case 'binary':
      return { kind: 'upload', sure, why };
    case 'uri':
    case 'url':
    case 'uri-reference':
      if (suggests(name, 'picture') || allLook(values, 'picture'))
        return { kind: 'picture', args: ['url'], sure: 'likely', why: `${why}, and its name` };
      return { kind: 'text', sure: 'likely', why: `${why}: shown as it is, not as a link` };
    case 'decimal':
      return suggestsMoney(name) ? { kind: 'money', sure: 'likely', why: `${why}, and its name` } : undefined;
    default:
      return undefined;
  }
};

const choice: Rule = ({ name, words, values, records }) => {
  if (words !== undefined && words.length > 0) {
    if (allLook(words, 'word'))
      return {
        kind: 'choice',
        args: words.map(String),
        sure: 'sure',
        why: `one of ${words.length}, by the schema`,
      };
    return {
      kind: 'text',
      sure: 'guess',
      why: 'one of a few, but their spelling can’t be worded by the dictionary',
    };
  }
  const few = fewOf(values);
  if (few === undefined || suggests(name, 'email')) return undefined;
  const why = `${few.length} different values in ${values.length}`;
  if (suggests(name, 'choice'))
    return { kind: 'choice', args: few, sure: 'likely', why: `${why}, and its name` };
  const isClear =
    records >= 10 && values.length >= 4 * few.length && few.every((word) => word === word.toLowerCase());
  return isClear ? { kind: 'choice', args: few, sure: 'guess', why } : undefined;
};

const byLooks: Rule = (evidence) => {
  const { name, values } = evidence;
  const all = seen(evidence);
  if (allLook(values, 'moment')) return { kind: 'instant', sure: 'sure', why: `${all} are dates and times` };
  if (allLook(values, 'day'))
    return { kind: 'text', sure: 'guess', why: `${all} are days: no kind holds a day without a time` };
  if (allLook(values, 'localMoment'))
    return { kind: 'text', sure: 'guess', why: `${all} are times without an offset: an instant has one` };
  if (allLook(values, 'email')) return { kind: 'email', sure: 'sure', why: `${all} are addresses` };
  if (allLook(values, 'picture'))
    return { kind: 'picture', args: ['url'], sure: 'likely', why: `${all} are addresses of pictures` };
  if (allLook(values, 'phone'))
    return {
      kind: 'phone',
      sure: suggests(name, 'phone') ? 'sure' : 'likely',
      why: `${all} are telephone numbers`,
    };
  if (allLook(values, 'figure') && suggestsMoney(name))
    return { kind: 'money', sure: 'likely', why: `${all} are figures, and its name` };
  if (values.length > 1 && allLook(values, 'amount'))
    return { kind: 'money', sure: 'guess', why: `${all} are amounts` };
  return undefined;
};

/** An identity alone: what it names is told by the member's name, and must be one of the entities that there are. */
export const identity: Rule = ({ name, format, values, from }) => {
  const entity = namesIdentity(name) ? entityOf(name) : undefined;
  if (entity === undefined) return undefined;
  const isBorneOut =
    format === 'uuid' || values.length === 0 || values.every((value) => allLook([String(value)], 'identity'));
  return {
    kind: 'reference',
    args: [entity.name],
    sure: isBorneOut && (format === 'uuid' || from === 'samples') ? 'likely' : 'guess',
    why: `its name: the id of one of the ${entity.name}`,
  };
};

const byName: Rule = ({ name, values, maxLength }) => {
  const sure = values.length === 0 ? 'likely' : 'guess';
  if (suggests(name, 'long') || someLook(values, 'long') || (maxLength ?? 0) > 500) {
    const isSeen = someLook(values, 'long');
    return {
      kind: 'longText',
      sure: isSeen ? 'sure' : 'likely',
      why: isSeen ? 'long texts, or of several lines' : 'its name or its length',
    };
  }
  if (values.length > 0) return undefined;
  if (suggests(name, 'email')) return { kind: 'email', sure, why: 'its name' };
  if (suggests(name, 'phone')) return { kind: 'phone', sure, why: 'its name' };
  if (suggests(name, 'picture')) return { kind: 'picture', args: ['url'], sure: 'guess', why: 'its name' };
  return undefined;
};

const plain: Rule = ({ maxLength, values, from, format }) => ({
  kind: 'text',
  args: maxLength === undefined || maxLength === 255 ? [] : [String(maxLength)],
  sure: from === 'schema' || values.length > 0 ? 'likely' : 'guess',
  why: format === undefined ? 'texts without a pattern' : `format ${format}: no kind is made for it`,
});

/** What a text is: the first rule that has something to say. */
export const ofText = (evidence: Evidence): Verdict =>
  [byFormat, choice, identity, byLooks, byName, plain]
    .map((rule) => rule(evidence))
    .find((verdict) => verdict !== undefined) ?? {
    kind: 'text',
    sure: 'guess',
    why: 'nothing says more',
  };

/** What a number is. */
export function ofNumber(evidence: Evidence): Verdict {
  const { name, values, types, words } = evidence;
  const numbers = values.map(Number);
  const found = identity(evidence);
  if (found !== undefined) return found;
  if (words !== undefined)
    return { kind: 'quantity', sure: 'guess', why: 'one of a few numbers: the dictionary words texts only' };
  if (types.has('integer') && values.length >= 2 && numbers.every((number) => number === 0 || number === 1))
    if (suggests(name, 'flag') || values.length >= 5)
      return {
        kind: 'flag',
        sure: suggests(name, 'flag') ? 'likely' : 'guess',
        why: 'only 0 and 1: a flag is shown where the service sends true and false',
      };
  if (suggestsMoney(name))
    return {
      kind: 'money',
      sure: values.some((value) => !Number.isInteger(value)) ? 'sure' : 'likely',
      why: 'an amount, by its name',
    };
  if (suggests(name, 'share') && numbers.every((number) => number >= 0 && number <= 1))
    return {
      kind: 'percent',
      sure: values.length > 0 ? 'likely' : 'guess',
      why: 'a share of one, by its name',
    };
  const decimals = decimalsOf(values);
  if (
    decimals === 2 &&
    values.length >= 3 &&
    values.filter((value) => decimalsOf([value]) > 0).length * 2 >= values.length
  )
    return { kind: 'money', sure: 'guess', why: 'never more than two decimals' };
  const isWhole = types.has('integer') && !types.has('number');
  return {
    kind: 'quantity',
    args: isWhole ? [] : [String(Math.min(6, decimals || (suggests(name, 'angle') ? 6 : 2)))],
    sure: isWhole ? 'sure' : 'likely',
    why: isWhole ? 'whole numbers' : 'numbers with decimals',
  };
}
