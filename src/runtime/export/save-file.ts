/** Gives a file to the browser, which stores it where the user wants downloads to be. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
