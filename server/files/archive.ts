import { inflateRawSync } from 'node:zlib';

/** The first bytes of an archive, of an entry of its directory, and of the end of the directory. */
const [start, entryMark, endMark] = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((mark) =>
  Buffer.from(mark, 'latin1'),
);
/** The sizes of the fixed parts, in bytes. */
const [endSize, entrySize, headSize] = [22, 46, 30];
const longestComment = 0xff_ff;

/** Reads the text of one file in an archive; undefined if it is longer than the limit, in bytes, or damaged. */
export type ReadText = (limit: number) => string | undefined;

const isAt = (bytes: Buffer, at: number, mark: Buffer | undefined) =>
  mark !== undefined && at >= 0 && bytes.subarray(at, at + mark.length).equals(mark);

/** Returns the files in a ZIP archive as its directory lists them, by their names; undefined if it is not a whole one. */
export function filesIn(bytes: Buffer): ReadonlyMap<string, ReadText> | undefined {
  if (!isAt(bytes, 0, start) || endMark === undefined) return undefined;
  const end = bytes.lastIndexOf(endMark, bytes.length - endSize);
  if (end < bytes.length - endSize - longestComment || end < 0) return undefined;
  const files = new Map<string, ReadText>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + entrySize > end || !isAt(bytes, at, entryMark)) return undefined;
    const entry = bytes.subarray(at, at + entrySize);
    const name = at + entrySize + entry.readUInt16LE(28);
    files.set(bytes.toString('utf8', at + entrySize, name), (limit) => textOf(bytes, entry, limit));
    at = name + entry.readUInt16LE(30) + entry.readUInt16LE(32);
  }
  return files;
}

function textOf(bytes: Buffer, entry: Buffer, limit: number): string | undefined {
  const [isStored, packed, head] = [
    entry.readUInt16LE(10) === 0,
    entry.readUInt32LE(20),
    entry.readUInt32LE(42),
  ];
  if ((isStored && packed > limit) || !isAt(bytes, head, start) || head + headSize > bytes.length)
    return undefined;
  const from = head + headSize + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
  const content = bytes.subarray(from, from + packed);
  try {
    return (isStored ? content : inflateRawSync(content, { maxOutputLength: limit })).toString('utf8');
  } catch {
    return undefined;
  }
}
