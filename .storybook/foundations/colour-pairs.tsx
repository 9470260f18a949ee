import { type ColourPair, colour, grounds, ratioOf, type ThemeId, texts, themes } from './theme-tokens.ts';

const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function Verdict({ ratio, least, of = '' }: { ratio: number; least: number; of?: string }) {
  const passes = ratio >= least;
  return (
    <span className="fd-verdict" data-passes={passes}>
      {`${of} ${passes ? figure(ratio) : `✕ ${figure(ratio)}`}`.trim()}
    </span>
  );
}

/** Every text on every ground, in one theme. */
export function Matrix({ theme }: { theme: ThemeId }) {
  const name = themes.find(({ id }) => id === theme)?.name ?? theme;
  return (
    <section
      className="fd-matrix"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where there is little room.
      tabIndex={0}
    >
      <table aria-label={`Contrast in the ${name.toLowerCase()} theme`}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {grounds.map((ground) => (
                <Cell key={ground} text={text} ground={ground} theme={theme} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ text, ground, theme }: { text: string; ground: string; theme: ThemeId }) {
  const [ink, under] = [colour(text), colour(ground)];
  if (ink === undefined || under === undefined) return <td />;
  return (
    <td>
      <span
        className="fd-sample"
        data-sample="Aa"
        aria-hidden
        style={{ color: ink.value[theme], backgroundColor: under.value[theme] }}
      />
      <Verdict ratio={ratioOf(ink, under, theme)} least={4.5} />
    </td>
  );
}

/** Pairs that belong together, each in both themes. */
export function PairList({ pairs, drawn = false }: { pairs: readonly ColourPair[]; drawn?: boolean }) {
  return (
    <ul className="fd-pairs">
      {pairs.map(({ ink, ground, least }) => (
        <li key={`${ink.name} ${ground.name}`} className="fd-pair">
          {themes.map(({ id, name }) => (
            <span key={id} className="fd-pair-half">
              <span
                className="fd-pair-sample"
                data-sample={drawn ? undefined : 'Enregistrer'}
                aria-hidden
                style={{ color: ink.value[id], backgroundColor: ground.value[id] }}
              >
                {drawn && <span className="fd-pair-frame" />}
              </span>
              <span className="fd-pair-verdict">
                <Verdict of={name} ratio={ratioOf(ink, ground, id)} least={least} />
              </span>
            </span>
          ))}
          <code className="fd-pair-names">{`${ink.name} on ${ground.name}`}</code>
        </li>
      ))}
    </ul>
  );
}
