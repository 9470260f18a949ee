import { mergeTexts, type Texts, textAt, textsIn } from '#schema/dictionary.ts';
import { type Path, productOwners } from './product-texts.ts';

/** The texts of the pages before signing in. */
const beforeSignIn: readonly Path[] = [
  ['auth'],
  ['errors'],
  ...['close', 'retry', 'showPassword', 'hidePassword'].map((name) => ['common', name]),
  ['shell', 'notifications'],
];

/** The sections that the browser never needs. */
const excluded: readonly Path[] = [['server'], ['shared']];

/** The files that bring texts, each with the path of its section. The `title` of a page is in the shell, too. */
const owners: Readonly<Record<string, Path>> = {
  ...productOwners,
  'src/runtime/record/problem-messages.ts': ['validation'],
  'src/pages/login/code-page.tsx': ['codes'],
  'src/runtime/form/draft-offer.tsx': ['drafts'],
  'src/runtime/columns/columns-button.tsx': ['columns'],
  'src/runtime/saved-views/saved-views.tsx': ['savedViews'],
  'src/runtime/export/export-question.tsx': ['export'],
  'src/runtime/import/import-rows.ts': ['import'],
  'src/runtime/runs/run-buttons.tsx': ['runs'],
  'src/runtime/runs/run-guard.tsx': ['runs', 'guard'],
  'src/runtime/bulk/bulk-bar.tsx': ['bulk'],
  'src/runtime/news/news-text.ts': ['news'],
  'src/app/late/use-wait-counts.tsx': ['waits'],
  'src/runtime/record/count-texts.ts': ['counts'],
  'src/runtime/undo/has-changed-since.ts': ['undo'],
  'src/runtime/questions/question-parts.tsx': ['questions'],
  'src/runtime/commands/page-commands.tsx': ['commands'],
  'src/runtime/related/related-links.tsx': ['related'],
  'src/runtime/timeline/record-timeline.tsx': ['timeline'],
  'src/runtime/form/use-draft-form.ts': ['merge'],
  // A form shows this sentence before anything is sent, also the login page.
  'src/kit/form-layout/form-layout.tsx': ['form', 'requiredNote'],
  // Every form and every question sends with these two.
  'src/lib/submission/use-write.ts': ['form'],
  'src/lib/submission/use-attempts.ts': ['remove'],
  'src/runtime/notices/app-notices.tsx': ['notices'],
  'src/pages/settings/security/security-section.tsx': ['security'],
  'src/runtime/factors/proof-dialog.tsx': ['security', 'factors', 'titles', 'proof'],
  'src/runtime/factors/proof-form.tsx': ['security', 'factors', 'proof'],
  'src/runtime/factors/passkeys.ts': ['factors'],
  'src/runtime/session-end/session-end.tsx': ['sessionEnd'],
  'src/runtime/filters/listed-filters.ts': ['filters'],
  'src/runtime/palette/palette.tsx': ['palette'],
  'src/shell/settings-pages.ts': ['pages', 'settings', 'tabs'],
  'src/shell/account-list.tsx': ['shell', 'theme'],
  // The list of the account and the panel of a list's columns show it.
  'src/lib/density/use-density.ts': ['shell', 'density'],
  'src/runtime/list-tools/printed-state.tsx': ['list', 'printed'],
  'src/runtime/list-tools/list-order.tsx': ['list', 'sortBy'],
  'src/runtime/list-tools/list-announcement.tsx': ['list', 'order'],
  'src/shell/shortcut-list.tsx': ['shortcuts'],
  'src/shell/navigation-filter.tsx': ['navigation'],
  'src/app/late/explain/explain-sheet.tsx': ['explain'],
  'src/shell/explain-actions.ts': ['pages', 'serviceState', 'support', 'denied'],
  'src/runtime/history/history-list.tsx': ['list', 'history'],
  'src/runtime/related/related-details.tsx': ['common', 'print'],
  'src/pages/settings/security/recovery-codes.tsx': ['common', 'print'],
  'src/runtime/import/import-file-step.tsx': ['common', 'clear'],
  'src/runtime/import/import-dialog.tsx': ['common', 'back'],
  'src/runtime/filters/filter-controls.tsx': ['common', 'back'],
  'src/runtime/list/no-records.tsx': ['list', 'clearSearch'],
  'src/fields/calendar-texts.ts': ['fields', 'day'],
  'src/fields/date-range/date-range.input.tsx': ['fields', 'dateRange'],
  'src/fields/date-range/date-range.views.tsx': ['fields', 'dateRange'],
  'src/fields/typed-slider.tsx': ['fields', 'slider'],
  'src/fields/references/references.input.tsx': ['fields', 'references'],
  'src/fields/external-link/external-link.views.tsx': ['fields', 'openExternal'],
  'src/fields/password/password.input.tsx': ['fields', 'password'],
  'src/fields/tags-texts.ts': ['fields', 'tags'],
  'src/fields/choices/choices.input.tsx': ['fields', 'choices'],
  'src/fields/colour/colour.input.tsx': ['fields', 'colour'],
  'src/fields/postal-address/postal-address.input.tsx': ['fields', 'postalAddress'],
  'src/fields/time-of-day/time-of-day.input.tsx': ['fields', 'timeOfDay'],
  'src/fields/changes/changes.list.tsx': ['fields', 'changes'],
  'src/runtime/record/changed-lines.ts': ['fields', 'changes'],
  'src/fields/documents/documents.input.tsx': ['fields', 'documents'],
  'src/fields/documents/documents.views.tsx': ['fields', 'documents'],
  'src/fields/gallery/gallery.detail.tsx': ['fields', 'gallery'],
  'src/fields/gallery/gallery.input.tsx': ['fields', 'gallery'],
  'src/fields/invoice-lines/invoice-lines.detail.tsx': ['fields', 'lines'],
  'src/fields/upload/upload.input.tsx': ['fields', 'upload'],
  'src/pages/dashboard/dashboard-page.tsx': ['pages', 'dashboard'],
  'src/pages/service-state/service-state-page.tsx': ['pages', 'serviceState'],
  'src/pages/settings/settings-page.tsx': ['pages', 'settings'],
  // A tab is loaded beside the page.
  'src/pages/settings/password-card.tsx': ['pages', 'settings', 'password'],
  'src/pages/settings/notifications-card.tsx': ['pages', 'settings', 'notifications'],
};

/** The texts of every resource that load later than its list, by the file that shows them. No list waits for them. */
const late: Readonly<Record<string, readonly string[]>> = {
  'src/runtime/commands/command-question.tsx': ['commands.*.text', 'commands.*.asks', 'commands.*.done'],
  'src/runtime/bulk/bulk-question.tsx': ['commands.*.asks'],
  'src/runtime/removal/removal-question.tsx': ['remove.text', 'remove.done'],
  'src/runtime/form/use-form-controller.ts': ['create', 'edit'],
  'src/runtime/palette/palette-entries.ts': ['create.title'],
  'src/runtime/waits/use-wait.ts': ['waits'],
  'src/runtime/related/related-texts.ts': ['related', 'absent'],
  'src/runtime/timeline/timeline-texts.ts': ['timeline'],
};

/** The dictionary in parts, each with the file that brings it. */
export interface Parts {
  /** The texts of the pages before signing in. */
  readonly signedOut: Texts;
  /** The texts of every page after signing in. */
  readonly shell: Texts;
  /** The texts by the file that shows them. */
  readonly owners: Readonly<Record<string, Texts>>;
  /** The texts by the name of the resource. */
  readonly resources: Readonly<Record<string, Texts>>;
}

/** Divides texts into those below a path and the others. */
function split(texts: Texts, [head = '', ...rest]: Path): readonly [found: Texts, others: Texts] {
  const found: Record<string, string | Texts> = {};
  const others: Record<string, string | Texts> = {};
  for (const [name, value] of Object.entries(texts)) {
    if (head !== '*' && name !== head) others[name] = value;
    else if (rest.length === 0) found[name] = value;
    else if (typeof value === 'object') [found[name], others[name]] = split(value, rest);
  }
  return [found, others];
}

/** Divides texts into those below some paths and the others. */
function splitAll(texts: Texts, paths: readonly Path[]): readonly [found: Texts, others: Texts] {
  return paths.reduce<readonly [Texts, Texts]>(
    ([found, left], path) => {
      const [more, others] = split(left, path);
      return [mergeTexts(found, more), others];
    },
    [{}, texts],
  );
}

/** Replaces each reference to another text by that text: a part may not have the section that it names. */
export function resolveReferences(dictionary: Texts): Texts {
  const resolve = (texts: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [
        name,
        typeof value === 'object'
          ? resolve(value, `${path}${name}.`)
          : (textAt(dictionary, `${path}${name}`) ?? value),
      ]),
    );
  return resolve(dictionary, '');
}

/** Returns the paths of the labels of waits whose note has a sum: lists show these from the first paint. */
const summedWaits = (texts: Texts): Path[] =>
  textsIn(texts).flatMap(([path, text]) => {
    const parts = path.split('.');
    const isSummed =
      parts[0] === 'resources' && parts[2] === 'waits' && parts[4] === 'note' && /{{/.test(text);
    return isSummed ? [[...parts.slice(0, 4), 'label']] : [];
  });

/** The file that brings the names of all resources: the first paint has only those of the first entries of the navigation. */
const namesOwner = 'src/runtime/links/resource-entries.ts';

/** Divides the dictionary. Sections without an owner come with the shell, which names the resources `firstNames`. */
export function divide(texts: Texts, firstNames: readonly string[]): Parts {
  const [signedOut, later] = splitAll(splitAll(texts, excluded)[1], beforeSignIn);
  const [, unowned] = splitAll(later, Object.values(owners));
  let [shown, others] = split(unowned, ['resources']);
  const ofResources = shown;
  const lateParts = Object.entries(late).map(([file, paths]): [string, Texts] => {
    const sections = paths.map((path) => ['resources', '*', ...path.split('.')]);
    [, shown] = splitAll(shown, sections);
    // Two files may show the same text.
    return [file, splitAll(ofResources, sections)[0]];
  });
  shown = mergeTexts(shown, splitAll(ofResources, summedWaits(texts))[0]);
  // The navigation needs the names of resources, and the titles of pages, before their other texts are loaded.
  const [entryNames, furtherNames] = splitAll(
    split(later, ['resources', '*', 'name'])[0],
    firstNames.map((name) => ['resources', name]),
  );
  const [titles] = split(later, ['pages', '*', 'title']);
  return {
    signedOut,
    shell: mergeTexts(others, mergeTexts(entryNames, titles)),
    owners: Object.fromEntries([
      ...Object.entries(owners).map(([file, path]) => [file, split(later, path)[0]]),
      ...lateParts,
      [namesOwner, furtherNames],
    ]),
    resources: Object.fromEntries(
      Object.keys(texts['resources'] ?? {}).map((name) => [name, split(shown, ['resources', name])[0]]),
    ),
  };
}
