import { Activity } from 'lucide';
import { Suspense } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { serviceState } from '#pages/page-paths.ts';
import { useShowTab } from '#runtime/address/use-tab-param.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { settingsTabs } from './settings-tabs.ts';
import { readTab, tabNames } from './tab-names.ts';
import { TabPanel } from './tab-panel.tsx';
import { useRequiredAction } from './use-required-action.ts';
import { useTab } from './use-tab.ts';

/**
 * The page of the settings: the administrator's password, the plans, the prices, preferences and the security of the
 * account. The tab is in the URL.
 */
export function SettingsPage() {
  const t = useTranslate();
  const tab = useTab();
  const show = useShowTab();
  const required = useRequiredAction();
  const title = t('pages.settings.title');
  return (
    <ScreenFrame
      title={title}
      trail={[{ label: title }]}
      actions={
        required === undefined && (
          <RouterLink to={serviceState} {...buttonLinkProps({ variant: 'outline' })}>
            <Icon of={Activity} />
            {t('pages.serviceState.title')}
          </RouterLink>
        )
      }
    >
      {required && <Alert tone="warning" title={t(`pages.settings.required.${required}`)} />}
      <Tabs
        label={title}
        value={tab}
        onValueChange={(chosen) => show(readTab(chosen))}
        items={tabNames.map((name) => {
          const { content: Content } = settingsTabs[name];
          return {
            value: name,
            label: t(`pages.settings.tabs.${name}`),
            content: (
              <TabPanel content={Content}>
                <Suspense fallback={<Waiting />}>
                  <Content />
                </Suspense>
              </TabPanel>
            ),
          };
        })}
      />
    </ScreenFrame>
  );
}

/** Shows a skeleton while the code of a tab loads. */
function Waiting() {
  return (
    <Card aria-busy data-settling>
      <Skeleton shape="block" width="full" />
    </Card>
  );
}
