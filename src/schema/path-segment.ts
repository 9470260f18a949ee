/**
 * Returns an id as one segment of a path. Some texts cannot be one: a lone surrogate cannot be encoded, and an empty
 * segment, `.` and `..` lead to another path, encoded or not. They become a replacement character, which is the id of
 * no record: the call gets the response for a record that does not exist, and never reaches another one.
 */
export function pathSegment(id: string | number): string {
  const text = String(id).toWellFormed();
  return encodeURIComponent(/^\.{0,2}$/.test(text) ? '\ufffd' : text);
}
