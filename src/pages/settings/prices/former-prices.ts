import { t } from '#lib/i18n/i18n.ts';
import { formatMoney } from '#lib/numbers/numbers.ts';
import type { PriceName } from '#resources/calls/price-paths.ts';

type Prices = Readonly<Record<string, number | undefined>>;

/** Returns the stored prices of a row whose values have been changed, as text; undefined if none has. */
export function formerPrices(names: readonly PriceName[], stored: Prices, typed: Prices): string | undefined {
  const changed = names.flatMap((name) => {
    const price = stored[name] === typed[name] ? undefined : formatMoney(stored[name]);
    return price === undefined ? [] : [{ name, price }];
  });
  const [first] = changed;
  if (first === undefined) return undefined;
  const isPartly = changed.length < names.length;
  const time = first.name.endsWith('Day') ? 'byDay' : 'byNight';
  const prices = isPartly
    ? t(`pages.settings.prices.${time}`, { price: first.price })
    : changed.map(({ price }) => price).join(' / ');
  return t('pages.settings.prices.former', { prices });
}
