import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { FormMatrix } from '#kit/form-matrix/form-matrix.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import { priceConfig } from './price-queries.ts';
import { PricesForm } from './prices-form.tsx';
import { usePriceRows } from './use-price-rows.tsx';

/** Shows and sets the prices of rides, by day and by night. */
export function PricesCard() {
  const t = useTranslate();
  const query = useQuery(priceConfig);
  const title = t('pages.settings.prices.title');

  // Once shown, the form stays even if a later read fails, because it contains unsaved entries.
  const [started, setStarted] = useState(false);
  if (!started && query.isSuccess && (query.isFetchedAfterMount || !query.isFetching)) setStarted(true);

  return (
    <Card title={title} width="form" aria-busy={!started && query.isFetching}>
      {started && query.data !== undefined ? (
        <PricesForm config={query.data} />
      ) : isFailed(query) ? (
        <QueryError query={query} />
      ) : (
        <PricesSkeleton />
      )}
    </Card>
  );
}

function PricesSkeleton() {
  const matrix = usePriceRows(() => <Skeleton shape="control" width="full" />);
  return (
    <Stack gap="5">
      <FormMatrix {...matrix} />
      <FormFooter>
        <Skeleton shape="control" width="md" />
      </FormFooter>
    </Stack>
  );
}
