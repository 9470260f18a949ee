import {
  ArrowLeft,
  ArrowRight,
  BookmarkPlus,
  CopyPlus,
  Pencil,
  RotateCcw,
  RotateCw,
  Save,
  Trash2,
  Users,
} from 'lucide';
import { choiceGroup, type MenuGroup, type MenuItem } from '#kit/menu/menu.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import { noView } from '#schema/no-view.ts';
import { type Direction, stepped } from './use-move-view.ts';
import type { SavedViewsControl } from './use-saved-views.ts';
import type { ViewAction } from './view-dialog.tsx';

/** What the entries of the menu do. */
interface ViewMenu {
  readonly t: Translate;
  readonly saved: SavedViewsControl;
  /** Saves the state of the list as that of its view. */
  readonly save: () => void;
  readonly ask: (action: ViewAction) => void;
  /** Moves the view among the user's own ones. */
  readonly move: (direction: Direction) => void;
}

/** Returns the entries of the menu of saved views: the views, and what can be done. */
export function viewMenu(menu: ViewMenu): MenuGroup[] {
  const { t, saved } = menu;
  const { failed } = saved;
  return [
    ...(saved.views.length === 0 ? [] : [choices(menu)]),
    ...(failed
      ? [
          {
            id: 'failed',
            label: t('savedViews.failed'),
            items: [{ id: 'retry', label: t('common.retry'), icon: RotateCw, onSelect: failed }],
          },
        ]
      : []),
    { id: 'actions', items: actions(menu) },
  ];
}

function choices({ t, saved: { views, current, show } }: ViewMenu): MenuGroup {
  return choiceGroup(
    {
      id: 'views',
      label: t('savedViews.title'),
      value: String(current?.id ?? noView),
      onValueChange: (value) => show(views.find(({ id }) => String(id) === value)),
    },
    [
      { value: noView, label: t('savedViews.all') },
      ...views.map(({ id, name, shared, isDefault }) => ({
        value: String(id),
        label: isDefault ? t('savedViews.byDefault', { name }) : name,
        icon: shared ? Users : undefined,
      })),
    ],
  );
}

const directions = [
  { id: 'left', icon: ArrowLeft },
  { id: 'right', icon: ArrowRight },
] as const;

function actions({ t, saved, save, ask, move }: ViewMenu): MenuItem[] {
  const { own, current, isOwn, isModified, show } = saved;
  const entry = (id: 'edit' | 'remove', icon: MenuItem['icon'], tone?: 'danger'): MenuItem => ({
    id,
    icon,
    tone,
    label: t(`savedViews.${id}`),
    onSelect: () => ask(id),
  });
  const isChanged = current !== undefined && isModified;
  return [
    ...(isChanged && isOwn ? [{ id: 'save', label: t('common.save'), icon: Save, onSelect: save }] : []),
    ...(isChanged
      ? [{ id: 'reset', label: t('savedViews.reset'), icon: RotateCcw, onSelect: () => show(current) }]
      : []),
    {
      id: 'create',
      label: t(current === undefined ? 'savedViews.create' : 'savedViews.saveAs'),
      icon: current === undefined ? BookmarkPlus : CopyPlus,
      onSelect: () => ask('create'),
    },
    ...(isOwn ? [entry('edit', Pencil)] : []),
    ...directions.flatMap(({ id, icon }) =>
      stepped(own, current, id) === undefined
        ? []
        : [{ id, icon, label: t(`savedViews.move.${id}`), onSelect: () => move(id) }],
    ),
    ...(isOwn ? [entry('remove', Trash2, 'danger')] : []),
  ];
}
