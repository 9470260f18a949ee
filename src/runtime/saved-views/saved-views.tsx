import { Bookmark, ChevronDown } from 'lucide';
import { memo, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { SplitButton } from '#kit/split-button/split-button.tsx';
import { Text } from '#kit/text/text.tsx';
import { BesideTabs, ChosenView, Modified, SaveView, ViewMenu, ViewTabs } from '#kit/view-tabs/view-tabs.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ArrangementControl } from '#runtime/columns/use-arrangement.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { noView } from '#schema/no-view.ts';
import type { Resource } from '#schema/resource.ts';
import { useMoveView } from './use-move-view.ts';
import { useSaveView } from './use-save-view.ts';
import { type SavedViewsControl, useSavedViews } from './use-saved-views.ts';
import type { ViewAction, ViewDialogProps } from './view-dialog.tsx';
import { viewMenu } from './view-menu.ts';

const dialog = lazyComponent<ViewDialogProps>(async () => (await import('./view-dialog.tsx')).ViewDialog);

function preload() {
  dialog.preload();
  preloadDialog();
}

interface SavedViewsProps {
  resource: Resource;
  control: ArrangementControl;
  /** Called when another view is shown. */
  onOpen: () => void;
}

/**
 * The saved views of a list: tabs, and a menu with what can be done with them. Where there is no space for tabs, the
 * menu lists the views, too.
 */
export const SavedViews = memo(function SavedViews({ resource, control, onOpen }: SavedViewsProps) {
  const t = useTranslate();
  const saved = useSavedViews(resource, control, onOpen);
  const { views, isKnown, isOwn, isModified } = saved;
  // Each opening begins anew.
  const [{ count, action, open }, setAsked] = useState<{ count: number; action: ViewAction; open: boolean }>({
    count: 0,
    action: 'create',
    open: false,
  });
  const Dialog = useLazyComponent(dialog, open);
  const save = useSaveView(resource, saved);
  const move = useMoveView(resource, saved);
  const ask = (asked: ViewAction) => setAsked({ count: count + 1, action: asked, open: true });
  return (
    <>
      {views.length === 0 ? null : <Tabs saved={saved} />}
      <ViewMenu>
        <SplitButton
          label={t('savedViews.actions')}
          action={isKnown && isModified ? <SaveView>{saveButton()}</SaveView> : undefined}
          menu={
            <Menu
              label={t('savedViews.title')}
              align="end"
              outlined
              trigger={<Trigger saved={saved} />}
              groups={viewMenu({ t, saved, save: save.run, ask, move })}
            />
          }
        />
      </ViewMenu>
      {Dialog && (
        <Dialog
          key={count}
          resource={resource}
          saved={saved}
          action={action}
          open={open}
          // A late response closes its own dialog only.
          onOpenChange={(isOpen) => setAsked((now) => (now.count === count ? { ...now, open: isOpen } : now))}
        />
      )}
    </>
  );

  function saveButton() {
    return isOwn ? (
      <Button variant="outline" loading={save.pending} onClick={save.run}>
        {t('common.save')}
      </Button>
    ) : (
      <Button variant="outline" {...onIntent(preload)} onClick={() => ask('create')}>
        {t('savedViews.createTitle')}
      </Button>
    );
  }
});

/** The tabs: the list without a view, and its views. */
function Tabs({ saved }: { saved: SavedViewsControl }) {
  const t = useTranslate();
  const { views, current, isModified, hrefOf } = saved;
  return (
    <ViewTabs
      label={t('savedViews.title')}
      renderLink={routerLink}
      current={String(current?.id ?? noView)}
      modifiedLabel={current && isModified ? t('savedViews.modified') : undefined}
      tabs={[
        { id: noView, label: t('savedViews.all'), href: hrefOf(undefined) },
        ...views.map((view) => ({
          id: String(view.id),
          label: view.name,
          href: hrefOf(view),
          sharedBy: view.shared ? t('savedViews.sharedBy', { name: view.owner.name }) : undefined,
        })),
      ]}
    />
  );
}

/** The content of the menu's button: the name of the view where there are no tabs. */
function Trigger({ saved: { views, isKnown, current, isModified } }: { saved: SavedViewsControl }) {
  const t = useTranslate();
  if (views.length === 0)
    return (
      <>
        <Icon of={Bookmark} />
        {isKnown && (
          <BesideTabs>
            <span aria-hidden>{t('savedViews.title')}</span>
          </BesideTabs>
        )}
        <Icon of={ChevronDown} size="sm" />
      </>
    );
  return (
    <>
      <BesideTabs>
        <Icon of={Bookmark} />
      </BesideTabs>
      <ChosenView>
        <Text variant="label" overflow="truncate">
          {current?.name ?? t('savedViews.all')}
        </Text>
        {current && isModified ? <Modified /> : null}
      </ChosenView>
      <Icon of={ChevronDown} size="sm" />
    </>
  );
}
