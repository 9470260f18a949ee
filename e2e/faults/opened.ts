import type { Locator, Page } from '@playwright/test';
import type { Api } from '#e2e/test.ts';

/** A form or a question that is ready to be sent. */
export interface Opened {
  /** The button that sends it. */
  readonly submit: Locator;
  /** The form or the dialog. */
  readonly holder: Locator;
  /** What its success shows. Default: a toast. */
  readonly done?: Locator;
}

/** Opens a form or a question of a page, filled in. */
export type Open = (page: Page, api: Api) => Promise<Opened>;
