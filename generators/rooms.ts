import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { resources } from '#resources/index.ts';
import { componentFiles } from './component-room.ts';
import { fieldFiles } from './field-room.ts';
import { checkRoomName } from './names.ts';
import { register } from './registry.ts';
import { capital, dashed, Refused } from './sentence.ts';
import { isThere, root, type Staging, staging, write } from './staging.ts';

/** The rooms that can be generated beside entities. */
export const roomKinds = ['field', 'component', 'page'] as const;

type RoomKind = (typeof roomKinds)[number];

export const isRoomKind = (text: string): text is RoomKind => roomKinds.some((kind) => kind === text);

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function refuseThere(folder: string): void {
  if (isThere(folder)) throw new Refused(`${folder} is there already: nothing was written.`);
}

function stageField(name: string): Staging {
  const kind = camel(name);
  refuseThere(`src/fields/${name}`);
  const { made, changed, gone } = staging();
  for (const [path, text] of fieldFiles(name, kind)) made.set(path, text);
  const half = (part: 'views' | 'input') =>
    `import { ${part} as ${kind} } from './${name}/${name}.${part}.tsx';`;
  const type = `${capital(kind)}Field`;
  changed.set(
    'src/fields/kinds.ts',
    register('src/fields/kinds.ts', {
      holder: 'FieldKinds',
      key: kind,
      line: `${kind}: ${type};`,
      import: `import type { ${type} } from './${name}/${name}.ts';`,
    }),
  );
  for (const [path, part] of [
    ['src/fields/views.ts', 'views'],
    ['src/fields/inputs.ts', 'input'],
  ] as const)
    changed.set(
      path,
      register(path, { holder: 'registry', key: kind, line: `${kind},`, import: half(part) }),
    );
  return { made, changed, gone };
}

function stageComponent(name: string): Staging {
  const part = camel(name);
  refuseThere(`src/kit/${name}`);
  const { made, changed, gone } = staging();
  for (const [path, text] of componentFiles(name, part)) made.set(path, text);
  const path = 'src/kit/recipes.ts';
  changed.set(
    path,
    register(path, {
      holder: 'recipes',
      key: part,
      line: `${part}: ${part}Recipe,`,
      import: `import { ${part}Recipe } from './${name}/${name}.recipe.ts';`,
    }),
  );
  return { made, changed, gone };
}

/** A page that takes the place of the generic one for the records of an entity. */
function stagePage(name: string): Staging {
  const resource = resources.find((each) => dashed(each.name) === name);
  if (resource?.path === undefined)
    throw new Refused(`“${name}” is no entity with screens: a page is drawn for one that is there.`);
  if (resource.list.actions?.includes('view') !== true)
    throw new Refused(
      `A record of “${name}” opens in its form: add 'view' to the actions of its list first.`,
    );
  const room = `${name}-detail`;
  refuseThere(`src/pages/${room}`);
  const page = `${capital(resource.name)}DetailPage`;
  const { made, changed, gone } = staging();
  made.set(
    `src/pages/${room}/${room}-page.tsx`,
    `import { RecordDetails } from '#runtime/record/record-details.tsx';
import { useRecordController } from '#runtime/detail/use-record-controller.ts';
import { listPath } from '#runtime/links/paths.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RemoveAction } from '#runtime/removal/remove-action.tsx';
import type { Resource } from '#schema/resource.ts';

interface ${page}Props {
  resource: Resource;
  id: string;
}

/** One record, drawn by hand. */
export function ${page}({ resource, id }: ${page}Props) {
  const { current, title } = useRecordController(resource, id);
  const list = resourceText(resource, 'name');
  return (
    <ScreenFrame
      title={title ?? list}
      trail={[{ label: list, href: listPath(resource) }, { label: title ?? id }]}
      actions={current && resource.endpoints.remove && <RemoveAction resource={resource} record={current} />}
    >
      <RecordDetails resource={resource} record={current} />
    </ScreenFrame>
  );
}
`,
  );
  const path = 'src/pages/screens.ts';
  changed.set(
    path,
    register(path, {
      holder: 'screens',
      key: resource.name,
      line: `${resource.name}: { detail: lazyRouteComponent(() => import('./${room}/${room}-page.tsx'), '${page}') },`,
    }),
  );
  return { made, changed, gone };
}

/** A part of the kit is drawn by what Panda makes of its recipe. */
function styles(): void {
  const panda = join(root, 'node_modules/.bin/panda');
  const { status, stderr } = spawnSync(panda, ['codegen', '--silent'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Panda refuses the recipe:\n${stderr}`);
}

/** Writes a room and the lines that register it. Gives back what was written. */
export function generateRoom(kind: RoomKind, name: string): string[] {
  checkRoomName(name);
  if (kind === 'page') return write(stagePage(name));
  if (kind === 'field') return write(stageField(name));
  return write(stageComponent(name), styles);
}
