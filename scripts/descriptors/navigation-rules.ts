import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstGroup, usualGroup } from '#schema/navigation.ts';
import { isObject, member } from '#schema/objects.ts';
import { fixOf } from '#scripts/misspelt.ts';
import { root } from '#scripts/root.ts';
import type { Declared, Rule, TextMistake } from './declared.ts';
import { dictionary } from './text-rules.ts';

let found: readonly string[] | undefined;

/** Returns the names of all icons. */
export function iconNames(): readonly string[] {
  found ??= [
    ...readFileSync(join(root, 'node_modules/lucide/dist/lucide.d.ts'), 'utf8').matchAll(
      /declare const (\w+): /g,
    ),
  ].map(([, name = '']) => name);
  return found;
}

/** Returns how to correct the name of an icon. */
export const iconFix = (icon: string): string =>
  fixOf(icon, iconNames(), 'write the name of an icon of lucide.dev, like Car or IdCard');

/** The icon of a resource exists. */
export const icons: Rule = function* ({ resource: { navigation } }) {
  if (navigation !== undefined && !iconNames().includes(navigation.icon))
    yield [
      ['navigation:', 'icon:', navigation.icon],
      `“${navigation.icon}” is no icon`,
      iconFix(navigation.icon),
    ];
};

const groupsIn = (texts: unknown) => {
  const groups = member(member(texts, 'shell'), 'groups');
  return isObject(groups) ? Object.keys(groups) : [];
};

/** Returns the rule that the group of a resource has a text. `texts` are the whole dictionary. */
export const groupsOf = (texts: unknown): Rule =>
  function* ({ resource: { navigation } }) {
    const known = [firstGroup, ...groupsIn(texts)];
    if (navigation !== undefined && !known.includes(navigation.group))
      yield [
        ['navigation:', 'group:', navigation.group],
        `the navigation has no group “${navigation.group}”`,
        fixOf(
          navigation.group,
          known,
          `add its text to shell.groups in ${dictionary}, or write ${known.join(' or ')}`,
        ),
      ];
  };

/** Finds the groups of the dictionary that no resource is in. The group that new resources get may be empty. */
export const unusedGroups = (texts: unknown, all: readonly Declared[]): TextMistake[] =>
  groupsIn(texts)
    .filter(
      (group) => group !== usualGroup && !all.some(({ resource }) => resource.navigation?.group === group),
    )
    .map((group) => [
      { text: `shell.groups.${group}` },
      `no resource is in the group “${group}” of the navigation`,
      `remove shell.groups.${group} from ${dictionary}`,
    ]);
