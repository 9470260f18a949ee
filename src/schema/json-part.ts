import { parseJson } from './json-members.ts';

/** Returns the value of a part that holds JSON, null for an empty one; any other text as it is, which the schema refuses. */
export function valueOfPart(text: string): unknown {
  if (text === '') return null;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
