import { recordingFormat, recordingVersion, type Step } from '#app/late/explain/steps.ts';
import { isObject, type JsonObject } from '#schema/objects.ts';

/** The versions of the file that can be played. The first one has no bodies. */
const versions: readonly unknown[] = [1, recordingVersion];

const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = ({ path, search }: JsonObject) => isText(path) && isText(search);

/** The members that each type of step must have. */
const checks: Readonly<Record<string, (step: JsonObject) => boolean>> = {
  screen: isAddress,
  call: (step) =>
    isAddress(step) && isText(step['method']) && ['number', 'undefined'].includes(typeof step['status']),
  click: ({ role, name }) => isText(role) && isText(name),
  error: ({ name }) => isText(name),
};

const isStep = (value: unknown): value is Step =>
  isObject(value) && typeof value['at'] === 'number' && checks[String(value['type'])]?.(value) === true;

/** Reads the text of a recording. Returns undefined if it is none, or has no steps. */
export function readRecording(text: string): readonly Step[] | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(file) || file['format'] !== recordingFormat || !versions.includes(file['version']))
    return undefined;
  const { steps } = file;
  return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : undefined;
}
