import type { Views } from '#fields/contract.ts';
import { lazyDetail } from '#fields/lazy-detail.tsx';
import { shorten } from '#fields/shorten.ts';
import { Text } from '#kit/text/text.tsx';
import { priceOf } from './price.ts';
import type { PriceLine, PriceListField } from './price-list.ts';

const skeleton = [{ width: 'full' }] as const;

const format = (lines: readonly PriceLine[]) =>
  lines.map((line) => `${line.title} (${priceOf(line)})`).join(', ');

/** Things that are sold, each with its price. */
export const views: Views<PriceListField> = {
  column: () => ({ width: 180, grow: 4, rank: 1 }),
  isEmpty: (value) => value.length === 0,
  format,
  Cell: ({ value }) => <Text title={format(value)}>{shorten(format(value))}</Text>,
  Detail: lazyDetail(async () => (await import('./price-list.detail.tsx')).PriceListDetail, skeleton),
  skeleton,
  wide: true,
};
