/** The attribute of the link that a click anywhere in its row opens. */
export const rowLink = { 'data-row-link': '' } as const;

let code: typeof import('./row-clicks.ts') | undefined;

/** Handles an event of rows. The first one loads the code, and is handled then. */
const handle = (event: Event) =>
  code
    ? code.handleRowEvent(event)
    : void import('./row-clicks.ts').then((loaded) => {
        code = loaded;
        loaded.handleRowEvent(event);
      }, reportError);

/** Makes a click in a row open the row's link. The code loads when the pointer reaches the rows. A ref of the rows' element. */
export function openRows(rows: HTMLElement | null): void {
  for (const type of ['pointerenter', 'mousedown', 'click', 'auxclick']) rows?.addEventListener(type, handle);
}
