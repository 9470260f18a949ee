import { Name } from './parts.tsx';
import { coloursOf, themes } from './theme-tokens.ts';

/** The colours of one group, in both themes. */
export function Swatches({ group, text }: { group: string; text: string | undefined }) {
  return (
    <div className="fd-group">
      <div className="fd-group-head">
        <h3>{group}</h3>
        <p>{text}</p>
      </div>
      <ul className="fd-swatches">
        {coloursOf(group).map(({ name, value }) => (
          <li key={name} className="fd-swatch">
            <span className="fd-swatch-halves" aria-hidden>
              {themes.map(({ id }) => (
                <span key={id} data-theme-half={id} style={{ backgroundColor: value[id] }} />
              ))}
            </span>
            <Name>{name}</Name>
            <span className="fd-swatch-values">{themes.map(({ id }) => value[id]).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
