import { ExternalLink as ExternalIcon } from 'lucide';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { iconButtonLinkProps } from '#kit/icon-button/icon-button.tsx';
import { ExternalLink } from '#kit/link/link.tsx';
import { Text } from '#kit/text/text.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { settings } from '#lib/settings/settings.ts';
import { addressOf } from './address.ts';
import type { ExternalLinkField } from './external-link.ts';

const hrefOf = (value: string, field: ExternalLinkField) => addressOf(settings[field.base], value);

/** An icon in a row. Its label contains the title of the record. */
function Cell({ value, field, title = value }: ViewProps<ExternalLinkField>) {
  const t = useTranslate();
  const href = hrefOf(value, field);
  if (href === undefined) return <Text>{value}</Text>;
  const label = t('fields.openExternal', { title });
  return (
    <Tooltip content={label}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        {...iconButtonLinkProps({ variant: 'ghost', size: 'sm' })}
      >
        <Icon of={ExternalIcon} />
      </a>
    </Tooltip>
  );
}

function Detail({ value, field }: ViewProps<ExternalLinkField>) {
  const t = useTranslate();
  const href = hrefOf(value, field);
  if (href === undefined) return <Text>{value}</Text>;
  return (
    <ExternalLink href={href} newTabLabel={t('fields.newTab')}>
      {value}
    </ExternalLink>
  );
}

/** A link to another service, in a new tab that gets no reference to this one. */
export const views: Views<ExternalLinkField> = {
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell,
  Detail,
  skeleton: [{ width: 'md' }],
};
