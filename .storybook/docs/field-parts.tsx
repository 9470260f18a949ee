import type { FieldGuide } from '#fields/guide.ts';
import { exampleIn } from '#scripts/props/example.ts';
import type { Prop } from '#scripts/props/types.ts';
import { columnOf, dash, metBy, readings, sendings } from './field-values.ts';
import { Prose, Section } from './guide-parts.tsx';

/** Where it is met, and how it looks there. */
export function Met({ guide }: { guide: FieldGuide }) {
  const { list, page, form, order } = guide.views;
  const places = [
    { where: 'In a list', how: list, fact: columnOf(guide) },
    { where: 'On a record’s page', how: page },
    { where: 'In a form', how: form },
    { where: 'Sorted and searched', how: order },
  ];
  return (
    <Section id="met" title="Where it is met">
      <dl className="gd-places">
        {places.map(({ where, how, fact }) => (
          <div key={where}>
            <dt>{where}</dt>
            <dd>
              <Prose>{how}</Prose>
              {fact !== undefined && <span className="gd-fact">{fact}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** How it is declared: an example, and everything that it takes. */
export function Declaration({ source, options }: { source: string; options: readonly Prop[] }) {
  const lines = (exampleIn(source) ?? '').split('\n');
  return (
    <Section id="declaration" title="Declaration">
      <p className="gd-text gd-lead">Among the fields of a resource; the dictionary has a label for each.</p>
      <pre className="gd-code">
        <code>
          {lines.map((line, index) => (
            <span key={lines.slice(index).join()} className={isComment(line) ? 'gd-comment' : undefined}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
      <Options options={options} />
    </Section>
  );
}

const isComment = (line: string) => line.trimStart().startsWith('//');

/** What its declaration takes, as its types say. */
function Options({ options }: { options: readonly Prop[] }) {
  if (options.length === 0) return <p className="gd-text gd-none">It takes no options.</p>;
  return (
    <table className="gd-table gd-stacks">
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Type</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ name, type, required, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required && <span className="gd-must">required</span>}
            </th>
            <td>
              <code>{type.replaceAll('"', "'")}</code>
            </td>
            <td>
              <Prose>{description}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What travels: what a record holds and what people read of it, what is entered and what is sent of it. */
export function Wire({ guide }: { guide: FieldGuide }) {
  const { type, notes, emptiness } = guide.wire;
  return (
    <Section id="wire" title="On the wire">
      <p className="gd-text gd-lead">
        {metBy(guide).record ? (
          <>
            A record holds <code>{type}</code>.
          </>
        ) : (
          'No record holds it: it goes one way.'
        )}
      </p>
      <ul className="gd-rules">
        {notes.map((note) => (
          <li key={note}>
            <Prose>{note}</Prose>
          </li>
        ))}
        <li>
          <Prose>{`Empty: ${emptiness}`}</Prose>
        </li>
      </ul>
      <div className="gd-values">
        <Read guide={guide} />
        <Sent guide={guide} />
      </div>
    </Section>
  );
}

function Read({ guide }: { guide: FieldGuide }) {
  const rows = readings(guide);
  if (rows.length === 0) return null;
  return (
    <table className="gd-table" aria-label="What is read">
      <thead>
        <tr>
          <th scope="col">A record holds</th>
          <th scope="col">People read</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ holds, read }) => (
          <tr key={holds}>
            <td>
              <code>{holds}</code>
            </td>
            <td lang="fr" data-tone={read === undefined ? 'none' : undefined}>
              {read ?? dash()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sent({ guide }: { guide: FieldGuide }) {
  const rows = sendings(guide);
  if (rows.length === 0) return null;
  return (
    <table className="gd-table" aria-label="What is sent">
      <thead>
        <tr>
          <th scope="col">A form holds</th>
          <th scope="col">Is sent, or refused</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entered, sent, refused }) => (
          <tr key={entered}>
            <td>
              <code>{entered}</code>
            </td>
            {refused ? (
              <td lang="fr" data-tone="refused">
                {sent}
              </td>
            ) : (
              <td>
                <code>{sent}</code>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
