import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { FormMatrix } from '#kit/form-matrix/form-matrix.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { priceSettings } from '#resources/forms/price-settings.ts';
import { DraftField } from '#runtime/form/draft-field.tsx';
import { FormFrame } from '#runtime/form/form-frame.tsx';
import { LeaveGuard } from '#runtime/form/leave-guard.tsx';
import { useDraftForm } from '#runtime/form/use-draft-form.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { priceAt, readPrices } from './price-config.ts';
import { refreshPrices, sendPrices } from './price-queries.ts';
import { usePriceRows } from './use-price-rows.tsx';
import { useShowTab } from './use-tab.ts';

/** The form that sets the prices. `config` is the configuration that was last read. */
export function PricesForm({ config }: { config: StoredRecord }) {
  const t = useTranslate();
  const show = useShowTab();
  const client = useQueryClient();
  const initial = useMemo(() => draftOf(config), [config]);
  const labels = new Map<string, string>();
  const form = useDraftForm({
    fields: priceSettings,
    initial,
    keepAs: 'prices',
    send: (prices, headers) => sendPrices(client, prices, headers),
    edited: { record: config, draftOf, labelOf: (name) => labels.get(name) ?? name },
    nameOf: priceAt,
    success: t('pages.settings.prices.success'),
    refreshUndone: () => refreshPrices(client),
    async onSaved() {
      await refreshPrices(client);
      form.reset();
    },
  });
  const matrix = usePriceRows((name, label) => {
    labels.set(name, label);
    return <DraftField form={form} name={name} field={priceSettings[name]} label={label} labelHidden />;
  });
  return (
    <>
      <FormFrame form={form}>
        <FormMatrix {...matrix} />
        <FormFooter>
          <Button type="submit" loading={form.pending}>
            {t('pages.settings.prices.submit')}
          </Button>
        </FormFooter>
      </FormFrame>
      <LeaveGuard isDirty={form.isDirty} onStay={() => show('prices-config')} onLeave={form.kept.discard} />
    </>
  );
}

function draftOf(config: StoredRecord) {
  const prices = readPrices(config);
  return Object.fromEntries(
    Object.entries(priceSettings).map(([name, field]) => [name, field.toDraft(prices[name])]),
  );
}
