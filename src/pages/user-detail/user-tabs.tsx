import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Stack } from '#kit/stack/stack.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { withId } from '#lib/api/address.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { userRideOffers } from '#resources/paths/users.ts';
import { rideOffers } from '#resources/ride-offers.ts';
import { useShowTab, useTabParam } from '#runtime/address/use-tab-param.ts';
import { History } from '#runtime/history/history.tsx';
import { descriptorQuery } from '#runtime/related/descriptor-query.ts';
import { RelatedList } from '#runtime/related/related-list.tsx';
import { RelatedSection } from '#runtime/related/related-section.tsx';
import type { Messages, ResourceName } from '#schema/messages.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

type TabName = keyof Messages['pages']['userDetail']['tabs'];

const firstTab: TabName = 'rides';
const tabNames: readonly TabName[] = [firstTab, 'transactions', 'withdrawals', 'offers', 'history'];
/** The resource whose descriptor a tab needs. Those of the others are loaded with the page, or by themselves. */
const resources: Readonly<Partial<Record<TabName, ResourceName>>> = {
  rides: 'rides',
  transactions: 'transactions',
  withdrawals: 'withdrawals',
};

interface UserTabsProps {
  resource: Resource;
  id: string;
  /** The user; undefined during loading. */
  user: StoredRecord | undefined;
}

/** Shows what a user did, in tabs. The code of a tab loads on intent, its data when it is opened. The tab is in the URL. */
export function UserTabs({ resource, id, user }: UserTabsProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const tab = useTabParam(tabNames, firstTab);
  const show = useShowTab();
  const opened = resources[tab];
  useEffect(() => {
    // The rides of a user wait for the user; their descriptor need not.
    if (opened) void client.prefetchQuery(descriptorQuery(opened));
  }, [client, opened]);
  const isDriver = user?.['role'] === 'driver';
  const part = (name: string) => {
    const related = resource.related?.[name];
    return related && <RelatedSection key={name} {...{ resource, id, name, related }} record={user} />;
  };
  const contents: Readonly<Record<TabName, () => ReactNode>> = {
    offers: () => (
      <RelatedList
        resource={rideOffers}
        path={withId(userRideOffers.path, id)}
        title={t('pages.userDetail.rideOffers')}
        prefix="offers-"
        without={isDriver ? 'driver' : undefined}
      />
    ),
    // The rides in the main role come first: it must be known.
    rides: () =>
      user && (
        <Stack>
          {(isDriver ? ['ridesAsDriver', 'ridesAsClient'] : ['ridesAsClient', 'ridesAsDriver']).map(part)}
        </Stack>
      ),
    transactions: () => part('transactions'),
    withdrawals: () => part('withdrawals'),
    history: () => <History resource={resource} id={id} />,
  };
  return (
    <Tabs
      label={t('pages.userDetail.activity')}
      value={tab}
      onValueChange={show}
      items={tabNames.map((name) => {
        const of = resources[name];
        return {
          value: name,
          label: t(`pages.userDetail.tabs.${name}`),
          onIntent: of && (() => void client.prefetchQuery(descriptorQuery(of))),
          content: contents[name](),
        };
      })}
    />
  );
}
