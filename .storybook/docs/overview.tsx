import { Badge } from '#kit/badge/badge.tsx';
import type { GuideGroup } from '#kit/guide.ts';
import { guides } from './guides.ts';
import './docs.css';

const groups: readonly { id: GuideGroup; name: string; text: string }[] = [
  { id: 'action', name: 'Doing', text: 'Something happens.' },
  { id: 'entry', name: 'Filling in', text: 'Something is typed, chosen or sent.' },
  { id: 'navigation', name: 'Getting about', text: 'One goes somewhere, or sees where one is.' },
  { id: 'overlay', name: 'Over the page', text: 'It hangs over the page and goes again.' },
  { id: 'record', name: 'Showing', text: 'Records, figures, pictures, words.' },
  { id: 'feedback', name: 'Telling', text: 'What is under way, done, missing or wrong.' },
  { id: 'layout', name: 'Placing', text: 'Where things stand.' },
];

/** `Link` has the stories of its room under a title of its own where file and title differ. */
const titles: Readonly<Record<string, string>> = { toast: 'toaster' };
const address = (name: string) => `?path=/docs/components-${titles[name] ?? name.replaceAll('-', '')}--docs`;
const sentence = (text: string) => `${text.split(/(?<=\.) /)[0]}`;

/** Every component with what it is for and how far it may be relied upon. */
export function Overview() {
  return (
    <div className="gd-overview">
      {groups.map(({ id, name, text }) => (
        <section key={id}>
          <h2 className="gd-title">{name}</h2>
          <p className="gd-text">{text}</p>
          <ul className="gd-cards">
            {guides
              .filter(({ guide }) => guide.group === id)
              .map((found) => (
                <li key={found.file}>
                  <a href={address(found.name)} target="_top">
                    <strong>{found.title}</strong>
                    {found.guide.status === 'beta' && <Badge tone="warning">beta</Badge>}
                    <span>{sentence(found.guide.purpose)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="gd-text gd-count">
        {guides.length} components, {guides.filter(({ guide }) => guide.status === 'beta').length} of them in
        beta.
      </p>
    </div>
  );
}
