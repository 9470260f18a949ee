const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
/** What is read also if it arrives with its text. */
const urgent = '[role=alert], [aria-live=assertive]';

/** Milliseconds after which a screen reader knows a region. */
const known = 50;

/**
 * Records what live regions announce from now on. A status that arrives with its text is not heard: a screen reader reads
 * what changes in a region that it knows. An alert is heard in any case.
 */
export function recordAnnouncements(): { readonly texts: () => readonly string[] } {
  const heard: string[] = [];
  const since = new WeakMap<Element, number>();

  const isKnown = (region: Element) =>
    region.matches(urgent) || performance.now() - (since.get(region) ?? Number.NEGATIVE_INFINITY) >= known;

  /** Returns the texts that are announced because of a change. */
  function announcedBy({ type, target, addedNodes }: MutationRecord): string[] {
    const element = target instanceof Element ? target : target.parentElement;
    if (element === null || element.closest('[aria-hidden=true], [inert]') !== null) return [];
    const around = element.closest(live);
    if (around !== null)
      return isKnown(around)
        ? (type === 'characterData' ? [target] : [...addedNodes]).map((node) => node.textContent ?? '')
        : [];
    return [...addedNodes].flatMap((node) => {
      if (!(node instanceof Element)) return [];
      const regions = node.matches(live) ? [node] : [...node.querySelectorAll(live)];
      for (const region of regions) if (!since.has(region)) since.set(region, performance.now());
      return regions.filter((region) => region.matches(urgent)).map((region) => region.textContent);
    });
  }

  const take = (records: readonly MutationRecord[]) =>
    heard.push(...records.flatMap(announcedBy).filter((text) => text.trim() !== ''));
  const observer = new MutationObserver(take);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    texts() {
      take(observer.takeRecords());
      return heard;
    },
  };
}
