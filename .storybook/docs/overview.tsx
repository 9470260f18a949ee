import type { FieldGroup } from '#fields/guide.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { Guide, GuideGroup } from '#kit/guide.ts';
import { accessOf } from './field-values.ts';
import { type FoundGuide, fieldGuides, guides } from './guides.ts';
import './docs.css';

const groups: Readonly<Record<GuideGroup, string>> = {
  action: 'Actions',
  entry: 'Input',
  navigation: 'Navigation',
  overlay: 'Overlays',
  record: 'Data display',
  feedback: 'Feedback',
  layout: 'Layout',
};

const fieldGroups: Readonly<Record<FieldGroup, string>> = {
  text: 'Text',
  number: 'Numbers',
  state: 'Values and states',
  relation: 'Records, people and links',
  list: 'Lists of items',
  file: 'Pictures and files',
  timeAndLocation: 'Time and location',
};

/** The toast's component has another name than its file. */
const titles: Readonly<Record<string, string>> = { toast: 'toaster' };
const addressOf = (section: string, name: string) =>
  `?path=/docs/${section}-${titles[name] ?? name.replaceAll('-', '')}--docs`;
const firstSentence = (text: string) => text.split(/(?<=\.) /)[0];

interface CardsProps<Listed extends Guide<string>> {
  section: string;
  groups: Readonly<Record<Listed['group'], string>>;
  found: readonly FoundGuide<Listed>[];
  /** Returns a note beside the name. */
  note?: (guide: Listed) => string;
}

/** A card for each guide, by group. */
function Cards<Listed extends Guide<string>>({ section, groups: names, found, note }: CardsProps<Listed>) {
  const beta = found.filter(({ guide }) => guide.beta).length;
  return (
    <div className="guide">
      {Object.entries<string>(names).map(([group, name]) => (
        <section key={group}>
          <h2>{name}</h2>
          <ul className="guide-cards">
            {found
              .filter(({ guide }) => guide.group === group)
              .map((one) => (
                <li key={one.file}>
                  <a className="guide-card" href={addressOf(section, one.name)} target="_top">
                    <strong>{one.title}</strong> <small>{note?.(one.guide)}</small>
                    {one.guide.beta && <Badge tone="warning">beta</Badge>}
                    <p>{firstSentence(one.guide.purpose)}</p>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        {found.length} in total, {beta} in beta.
      </p>
    </div>
  );
}

/** Every component with its purpose. */
export const Overview = () => <Cards section="components" groups={groups} found={guides} />;

/** Every kind with its purpose, and whether its values are read, entered or both. */
export const FieldsOverview = () => (
  <Cards section="fields" groups={fieldGroups} found={fieldGuides} note={accessOf} />
);
