import type { Evidence, Guess, Verdict } from './evidence.ts';
import { kindSpecs } from './kinds.ts';
import { checkFieldName } from './names.ts';
import { ofList, ofObject } from './object-rules.ts';
import { Refused } from './sentence.ts';
import { ofNumber, ofText } from './text-rules.ts';

/** Why a name can't be a field's, where it can't. */
function nameTrouble(name: string): string | undefined {
  try {
    checkFieldName(name, name);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message.replace(`${name}: `, '');
    throw error;
  }
}

function verdictOf(evidence: Evidence): Verdict {
  const { types, values, writeOnly, format } = evidence;
  if (types.size === 0 && evidence.words === undefined)
    return {
      ...ofText(evidence),
      sure: 'guess',
      ...(values.length === 0 &&
        evidence.from === 'samples' && { why: 'no record holds a value: only its name is known' }),
    };
  if (types.has('object')) return ofObject(evidence);
  if (types.has('array')) return ofList(evidence);
  const hasNumbers = types.has('number') || types.has('integer');
  if (types.has('boolean'))
    return { kind: 'flag', sure: types.size === 1 ? 'sure' : 'guess', why: 'true and false' };
  const verdict = hasNumbers && !types.has('string') ? ofNumber(evidence) : ofText(evidence);
  if (writeOnly && format !== 'password' && format !== 'binary')
    return { sure: 'likely', why: 'it is only written: a password and an upload are, nothing else' };
  return hasNumbers && types.has('string') ? { ...verdict, sure: 'guess' } : verdict;
}

/** Their emptiest value is one: that a record always has it does not mean that it must be entered. */
const neverMissing = ['flag', 'references'];

/** The field that a member would be. */
export function guess(evidence: Evidence): Guess {
  const { name, readOnly, required } = evidence;
  const trouble = nameTrouble(name);
  const verdict: Verdict = trouble === undefined ? verdictOf(evidence) : { sure: 'sure', why: trouble };
  const spec = kindSpecs.find((kind) => kind.name === verdict.kind);
  const isEntered = spec?.entered === true && spec.onlyRead?.(verdict.args ?? []) !== true;
  const mark =
    isEntered && readOnly
      ? '~'
      : isEntered && required && !neverMissing.includes(verdict.kind ?? '')
        ? '!'
        : '';
  const asked = {
    '~': ', only read',
    '!': evidence.from === 'schema' ? ', required' : ', in every record',
    '': '',
  }[mark];
  return { ...verdict, name, mark, why: `${verdict.why}${asked}` };
}

/** The fields that an entity would have. What is told by another field is left out. */
export function guessAll(evidence: readonly Evidence[]): Guess[] {
  const guesses = evidence.map(guess);
  return guesses.map((each) => {
    const whole = guesses.find(
      ({ name, kind }) =>
        kind !== undefined && name !== each.name && [`${name}_id`, `${name}Id`].includes(each.name),
    );
    if (each.kind === undefined || whole === undefined) return each;
    return { name: each.name, mark: '', sure: 'sure', why: `told by ${whole.name}` };
  });
}

/** A guess as it is asked for on the command line. */
export const askedAs = ({ name, kind, args = [], mark }: Guess) =>
  `${name}:${kind}${args.length === 0 ? '' : `(${args.join('|')})`}${mark}`;
