import type { ViewProps, Views } from '#fields/contract.ts';
import { ExternalLink, linkProps } from '#kit/link/link.tsx';
import { Text } from '#kit/text/text.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { hrefOf } from './address.ts';
import type { UrlField } from './url.ts';

/** Returns the address without what says nothing: its scheme, and the slash of a home page. */
const short = (value: string) =>
  value
    .trim()
    .replace(/^(https?:\/\/|mailto:|tel:)/i, '')
    .replace(/\/$/, '');

/** A page opens in a new tab; a mailbox and a telephone in their programs. */
function Detail({ value }: ViewProps<UrlField>) {
  const href = hrefOf(value);
  if (href === undefined) return <Text>{value}</Text>;
  if (!href.startsWith('http'))
    return (
      <a {...linkProps()} href={href}>
        {short(value)}
      </a>
    );
  return (
    <ExternalLink href={href} newTabLabel={t('fields.newTab')}>
      {short(value)}
    </ExternalLink>
  );
}

/** Plain text in a row, which has links of its own; a link on a page, if the address is one that may be opened. */
export const views: Views<UrlField> = {
  column: () => ({ width: 160, grow: 2, rank: 3 }),
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell: ({ value }) => <Text title={value}>{short(value)}</Text>,
  Detail,
  skeleton: [{ width: 'md' }],
};
