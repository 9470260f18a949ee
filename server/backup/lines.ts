import { StringDecoder } from 'node:string_decoder';

/** Yields the lines of a stream of UTF-8 bytes, without their ends. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  // The pieces are joined only at a line's end: a line may have megabytes, and come in thousands of pieces.
  let pieces: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    pieces.push(first);
    for (const next of rest) {
      yield pieces.join('');
      pieces = [next];
    }
  }
  const last = pieces.join('') + decoder.end();
  if (last !== '') yield last;
}
