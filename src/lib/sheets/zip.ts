/** The signature of the end of a ZIP file's directory, and of an entry in it. */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** The sizes of the fixed parts, in bytes. */
const endSize = 22;
const entrySize = 46;
const headSize = 30;

/** The most bytes of a text inside: a small file can unpack to any size. */
const maxBytes = 200_000_000;

/** Reads the texts in a ZIP file by their names. */
export type ReadEntry = (name: string) => Promise<string | undefined>;

/** Opens a ZIP file. Throws if it is none. */
export function openZip(bytes: ArrayBuffer): ReadEntry {
  const view = new DataView(bytes);
  const entries = new Map<string, { method: number; from: number; packed: number; size: number }>();
  let at = directoryOf(view);
  while (at + entrySize <= view.byteLength && view.getUint32(at, true) === entryMark) {
    const length = view.getUint16(at + 28, true);
    entries.set(new TextDecoder().decode(new Uint8Array(bytes, at + entrySize, length)), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      from: view.getUint32(at + 42, true),
    });
    at += entrySize + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.size > maxBytes) throw new Error('The file unpacks to too many bytes.');
    const head = entry.from + headSize;
    const start = head + view.getUint16(entry.from + 26, true) + view.getUint16(entry.from + 28, true);
    const packed = new Blob([new Uint8Array(bytes, start, entry.packed)]);
    if (entry.method === 0) return packed.text();
    return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  };
}

/** Returns the position of the directory, which the end of the file names. */
function directoryOf(view: DataView): number {
  for (let at = view.byteLength - endSize; at >= 0; at -= 1)
    if (view.getUint32(at, true) === endMark) return view.getUint32(at + 16, true);
  throw new Error('The file is not a ZIP file.');
}
