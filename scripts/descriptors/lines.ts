/** Returns a pattern of a word that is not a part of another one. */
const wholeWord = (word: string) =>
  new RegExp(`(?<!\\w)${word.replaceAll(/[^\p{L}\p{N}_]/gu, '\\$&')}(?!\\w)`);

/** Returns the lines of a file; empty ones instead of its imports, which have the names of kinds and of files. */
const linesOf = (source: string) =>
  source.replaceAll(/^import [^;]*;$/gm, (code) => code.replaceAll(/[^\n]/g, '')).split('\n');

/** Returns the number of the line of a word, or of several (see `Position`). A word that is nowhere is left out. */
export function lineOfWords(source: string, words: string | readonly string[]): number {
  const lines = linesOf(source);
  const find = (word: string, start: number) => {
    const pattern = wholeWord(word);
    return lines.findIndex((line, at) => at >= start && pattern.test(line));
  };
  return (
    [words].flat().reduce((start, word) => {
      const found = find(word, start);
      return found < 0 ? Math.max(start, find(word.replace(/:$/, ''), start)) : found;
    }, 0) + 1
  );
}

/** Returns the number of the line with a text of a dictionary; without the text, that of the nearest section above it. */
export function lineOfText(json: string, path: string): number {
  const wanted = path.split('.');
  const open: string[] = [];
  let [key, line, found, deepest] = ['', 1, 1, 0];
  for (const [token, name = '', colon] of json.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}\n]/g)) {
    if (token === '\n') line += 1;
    else if (token === '{') open.push(key);
    else if (token === '}') open.pop();
    else if (colon !== undefined) {
      key = name;
      const here = [...open.slice(1), key];
      if (here.length > deepest && here.every((part, at) => part === wanted[at]))
        [found, deepest] = [line, here.length];
    }
  }
  return found;
}
