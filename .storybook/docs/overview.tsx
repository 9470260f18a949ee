import type { FieldGroup } from '#fields/guide.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { ComponentGuide, GuideGroup } from '#kit/guide.ts';
import { accessOf } from './field-values.ts';
import { type FoundGuide, fieldGuides, guides } from './guides.ts';
import './docs.css';

interface Group<Id> {
  id: Id;
  name: string;
  text: string;
}

const groups: readonly Group<GuideGroup>[] = [
  { id: 'action', name: 'Doing', text: 'Something happens.' },
  { id: 'entry', name: 'Filling in', text: 'Something is typed, chosen or sent.' },
  { id: 'navigation', name: 'Getting about', text: 'One goes somewhere, or sees where one is.' },
  { id: 'overlay', name: 'Over the page', text: 'It hangs over the page and goes again.' },
  { id: 'record', name: 'Showing', text: 'Records, figures, pictures, words.' },
  { id: 'feedback', name: 'Telling', text: 'What is under way, done, missing or wrong.' },
  { id: 'layout', name: 'Placing', text: 'Where things stand.' },
];

const fieldGroups: readonly Group<FieldGroup>[] = [
  { id: 'words', name: 'Words', text: 'Something that people wrote.' },
  { id: 'figures', name: 'Figures', text: 'Something to count with.' },
  { id: 'states', name: 'Values and states', text: 'One of a few, so or not so.' },
  { id: 'others', name: 'Others', text: 'Another record, somebody, something elsewhere.' },
  { id: 'lines', name: 'Lines', text: 'Several things, each with its figures.' },
  { id: 'files', name: 'Pictures and files', text: 'Something to look at or to send.' },
  { id: 'place', name: 'When and where', text: 'A moment, a place.' },
];

/** `Link` has the stories of its room under a title of its own where file and title differ. */
const titles: Readonly<Record<string, string>> = { toast: 'toaster' };
const address = (house: string, name: string) =>
  `?path=/docs/${house}-${titles[name] ?? name.replaceAll('-', '')}--docs`;
const sentence = (text: string) => `${text.split(/(?<=\.) /)[0]}`;

type AnyGuide<Id> = Pick<ComponentGuide, 'status' | 'purpose'> & { group: Id };

interface CardsProps<Id extends string, Guide extends AnyGuide<Id>> {
  house: string;
  groups: readonly Group<Id>[];
  found: readonly FoundGuide<Guide>[];
  /** What is told beside the name. */
  note?: (guide: Guide) => string;
}

/** Every room of a house under what it is for. */
function Cards<Id extends string, Guide extends AnyGuide<Id>>(props: CardsProps<Id, Guide>) {
  return props.groups.map(({ id, name, text }) => (
    <section key={id}>
      <h2 className="gd-title">{name}</h2>
      <p className="gd-text">{text}</p>
      <ul className="gd-cards">
        {props.found
          .filter(({ guide }) => guide.group === id)
          .map((one) => (
            <li key={one.file}>
              <a href={address(props.house, one.name)} target="_top">
                <strong>{one.title}</strong>
                <span className="gd-marks">
                  {props.note?.(one.guide)}
                  {one.guide.status === 'beta' && <Badge tone="warning">beta</Badge>}
                </span>
                <span className="gd-says">{sentence(one.guide.purpose)}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const betas = (found: readonly FoundGuide<Pick<ComponentGuide, 'status'>>[]) =>
  found.filter(({ guide }) => guide.status === 'beta').length;

/** Every component with what it is for and how far it may be relied upon. */
export function Overview() {
  return (
    <div className="gd-overview">
      <Cards house="components" groups={groups} found={guides} />
      <p className="gd-text gd-count">
        {guides.length} components, {betas(guides)} of them in beta.
      </p>
    </div>
  );
}

/** Every kind of field with what it is for and who meets it. */
export function FieldsOverview() {
  return (
    <div className="gd-overview">
      <Cards house="fields" groups={fieldGroups} found={fieldGuides} note={accessOf} />
      <p className="gd-text gd-count">
        {fieldGuides.length} kinds,{' '}
        {fieldGuides.filter(({ guide }) => accessOf(guide) !== 'read only').length} of them in forms,{' '}
        {betas(fieldGuides)} in beta.
      </p>
    </div>
  );
}
