import { toId } from 'storybook/internal/csf';
import { fieldGroups } from '#fields/guide.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { Guide } from '#kit/guide.ts';
import { guideGroups } from '#kit/story-groups.ts';
import { accessOf } from './field-values.ts';
import { type FoundGuide, fieldGuides, guides } from './guides.ts';
import './docs.css';

const addressOf = (section: string, group: string, title: string) =>
  `?path=/docs/${toId(`${section}/${group}/${title}`, 'Docs')}`;
const firstSentence = (text: string) => text.split(/(?<=\.) /)[0];

interface CardsProps<Listed extends Guide<string>> {
  section: string;
  groups: Readonly<Record<Listed['group'], string>>;
  found: readonly FoundGuide<Listed>[];
  /** Returns a note beside the name. */
  note?: (guide: Listed) => string;
}

/** A card for each guide, by group. */
function Cards<Listed extends Guide<string>>({ section, groups, found, note }: CardsProps<Listed>) {
  const beta = found.filter(({ guide }) => guide.beta).length;
  return (
    <div className="guide">
      {Object.entries<string>(groups).map(([group, name]) => (
        <section key={group}>
          <h2>{name}</h2>
          <ul className="guide-cards">
            {found
              .filter(({ guide }) => guide.group === group)
              .map((one) => (
                <li key={one.file}>
                  <a className="guide-card" href={addressOf(section, name, one.title)} target="_top">
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
export const Overview = () => <Cards section="Components" groups={guideGroups} found={guides} />;

/** Every kind with its purpose, and whether its values are read, entered or both. */
export const FieldsOverview = () => (
  <Cards section="Fields" groups={fieldGroups} found={fieldGuides} note={accessOf} />
);
