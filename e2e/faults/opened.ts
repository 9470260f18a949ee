import type { Locator, Page } from '@playwright/test';
import type { Api } from '#e2e/api.ts';

/** An open form or question that is ready to be submitted. */
export interface Opened {
  /** The button that submits it. */
  readonly submit: Locator;
  /** The form or the dialog. */
  readonly container: Locator;
  /** What appears after a success. Default: a toast. */
  readonly done?: Locator;
}

/** Opens a form or a question, and fills it in. */
export type Open = (page: Page, api: Api) => Promise<Opened>;
