import { t } from '#lib/i18n/i18n.ts';
import { home, login, serviceState, settings } from '#pages/page-paths.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';

/** The screens of a resource by what follows its path. */
const endings = {
  '': 'list',
  '/ajouter': 'create',
  '/$id': 'record',
  '/$id/modifier': 'edit',
} as const;

/** Returns the name of a screen from the pattern of its path: "Courses : fiche"; the pattern itself if it is unknown. */
export function screenName(pattern: string): string {
  if (pattern === home) return t('pages.dashboard.title');
  if (pattern === settings) return t('pages.settings.title');
  if (pattern === serviceState) return t('pages.serviceState.title');
  if (pattern === login || pattern.startsWith(`${login}/`)) return t('pages.serviceState.screens.login');
  for (const { path, label } of resourceEntries)
    for (const [ending, name] of Object.entries(endings))
      if (pattern === `${path}${ending}`) return t(`pages.serviceState.screens.${name}`, { name: t(label) });
  return pattern;
}
