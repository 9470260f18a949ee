/** Milliseconds after which a style sheet is requested again. */
const pause = 2_000;

/**
 * Requests each style sheet that could not be loaded again, until it is there. The build's own code requests it only
 * once: a component whose code is loaded after all would be shown without its styles.
 */
export function retryStyles(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, pause);
    else addEventListener('online', again, { once: true });
  };
  // The error of a link does not bubble.
  addEventListener('error', retry, { capture: true });
}
