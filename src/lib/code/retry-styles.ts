/** Milliseconds after which a style sheet is requested again. Each further pause is twice as long, up to the longest one. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Requests each style sheet that could not be loaded again, until it is there. The build's own code requests it only
 * once: a component whose code is loaded after all would be shown without its styles.
 */
export function retryStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // A sheet of a former version never comes back. The copy keeps the length of its pause.
    const pause = Number(target.dataset['pause'] ?? firstPause);
    target.dataset['pause'] = String(Math.min(2 * pause, longestPause));
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, pause);
    else addEventListener('online', again, { once: true });
  };
  // The error of a link does not bubble.
  addEventListener('error', retry, { capture: true });
}
