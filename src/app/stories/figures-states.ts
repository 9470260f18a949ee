import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noResponse } from '#runtime/testing/responses.ts';
import { calls, type Route, respond } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { findTable, rowsOf } from './list-states.ts';

interface FiguresStates {
  /** The table's name. */
  readonly title: string;
  /** The call that reads the figures. */
  readonly call: Route;
  /** The call that reads the list. */
  readonly list: Route;
  /** The label of one figure, and its text. */
  readonly label: string;
  readonly figure: RegExp;
}

/** Returns the states of the figures above a list as stories of the product. */
export function figuresStates({ title, call, list, label, figure }: FiguresStates) {
  return {
    loading: {
      parameters: onService({ responses: { [call]: noResponse } }),
      play: async () => {
        await rowsOf(title, 10);
        await expect(page.getByText(label)).toBeVisible();
      },
    },
    /** The failure does not affect the list, and the figures are retried alone. */
    failed: {
      parameters: onService({ responses: { [call]: errorResponse(500) } }),
      play: async ({ userEvent }: { userEvent: Pick<UserEventObject, 'click'> }) => {
        await rowsOf(title, 10);
        await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
        respond(call);
        await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
        await page.findByText(figure);
        await waitFor(() => expect(page.queryByRole('alert')).not.toBeInTheDocument());
      },
    },
    /** If the list fails, too, the failure is said once, and one button repeats both calls. */
    bothFailed: {
      parameters: onService({ responses: { [call]: errorResponse(500), [list]: errorResponse(500) } }),
      play: async ({ userEvent }: { userEvent: Pick<UserEventObject, 'click'> }) => {
        await waitFor(() => expect(calls(call).length * calls(list).length).toBeGreaterThan(0));
        await within(await findTable(title)).findByRole('alert');
        await expect(page.getAllByRole('alert')).toHaveLength(1);
        // Cards that show nothing take no gap of the page.
        for (const cards of document.querySelectorAll('.stat-card__cards'))
          await expect(cards).not.toBeVisible();
        respond(call);
        respond(list);
        await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
        await rowsOf(title, 10);
        await page.findByText(figure);
        await expect(page.queryByRole('alert')).not.toBeInTheDocument();
      },
    },
  };
}
