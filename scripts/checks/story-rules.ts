import { isRehearsal, type Tree, type Violation } from './tree.ts';

/** What would take a story out of its checks. */
const ways: readonly (readonly [way: RegExp, what: string])[] = [
  [/\ba11y\s*:/, 'changes what axe looks at'],
  [/['"]!test['"]/, 'is taken out of the tests'],
  [/\benabled:\s*false/, 'switches a rule off'],
  [/\.skip\b/, 'skips'],
];

/** Every story goes through axe whole, in either theme: no rule is switched off, and no story left out. */
export function findSparedStories(tree: Tree): Violation[] {
  return [...tree]
    .filter(([path]) => isRehearsal(path) && /^(src|\.storybook)\/.*\.(tsx|ts)$/.test(path))
    .filter(([path]) => !/\.(test|docs)\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      ways
        .filter(([way]) => way.test(text))
        .map(([, what]) => `${path} ${what}: every story passes axe whole`),
    );
}
