import { spyOn, waitFor } from 'storybook/test';

/** A file that a page has saved. */
export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

let saved: SavedFile | undefined;

/** Keeps the file that a story saves, since the browser would ask where to. Call it in `beforeEach`. */
export function catchSavedFile(): () => void {
  saved = undefined;
  let file: Blob | MediaSource | undefined;
  const address = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob;
    return 'blob:saved';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (file instanceof Blob) saved = { name: this.download, file };
  });
  return () => {
    address.mockRestore();
    click.mockRestore();
  };
}

/** Returns the file that was saved; undefined if there is none. */
export const lastSavedFile = (): SavedFile | undefined => saved;

/** Waits for the file and returns it. */
export const savedFile = (): Promise<SavedFile> =>
  waitFor(
    () => {
      if (saved === undefined) throw new Error('No file has been saved.');
      return saved;
    },
    { timeout: 10_000 },
  );

/** Waits for the file and returns its lines. */
export const savedLines = async (): Promise<string[]> =>
  (await (await savedFile()).file.text()).split('\r\n');
