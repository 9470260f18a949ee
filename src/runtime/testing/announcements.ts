const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** Returns the texts that a screen reader announces because of a change. */
function announcedBy({ type, target, addedNodes }: MutationRecord): string[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (element === null || element.closest('[aria-hidden=true], [inert]') !== null) return [];
  if (element.closest(live) !== null)
    return (type === 'characterData' ? [target] : [...addedNodes]).map((node) => node.textContent ?? '');
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    const regions = node.matches(live) ? [node] : [...node.querySelectorAll(live)];
    return regions.map((region) => region.textContent);
  });
}

/** Records what live regions announce from now on. A region that appears with its content counts: some screen readers read it. */
export function recordAnnouncements(): { readonly texts: () => readonly string[] } {
  const heard: string[] = [];
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
