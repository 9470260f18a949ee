import type { FieldGuide } from '#fields/guide.ts';
import { exampleIn } from '#scripts/props/example.ts';
import type { Prop } from '#scripts/props/types.ts';
import { columnOf, hasRecordValue, readValues, sentValues } from './field-values.ts';
import { DataTable, Pairs, Prose, Section, Sentences } from './guide-parts.tsx';

/** The views of the kind: in lists, on pages and in forms. */
export function Views({ guide }: { guide: FieldGuide }) {
  const { list, page = 'As in the list.', form, order = 'Neither sorted nor searched.' } = guide.views;
  return (
    <Section id="views" title="Where it is shown">
      <Pairs
        of={[
          ['In a list', [list, columnOf(guide)].filter(Boolean).join(' ')],
          ['On the page of a record', page],
          ['In a form', form],
          ['Sorted and searched', order],
        ]}
      />
    </Section>
  );
}

/** The declaration of the kind: an example and its options. */
export function Declaration({ source, options }: { source: string; options: readonly Prop[] }) {
  return (
    <Section id="declaration" title="Declaration">
      <p>Among the fields of a resource. The dictionary has a label for each.</p>
      <pre>
        <code>{exampleIn(source)}</code>
      </pre>
      {options.length === 0 && <p>It has no options.</p>}
      <DataTable heads={['Option', 'Type', 'What it does']} rows={options}>
        {({ name, type, required, description }) => (
          <>
            <th scope="row">
              <code>{name}</code> {required && <small data-tone="bad">required</small>}
            </th>
            <td>
              <code>{type.replaceAll('"', "'")}</code>
            </td>
            <td>
              <Prose>{description}</Prose>
            </td>
          </>
        )}
      </DataTable>
    </Section>
  );
}

/** The values of the kind: what records hold and users read, what users enter and what is sent. */
export function Wire({ guide }: { guide: FieldGuide }) {
  const { type, notes } = guide.wire;
  return (
    <Section id="wire" title="In requests and responses">
      <p>
        <Prose>
          {hasRecordValue(guide) ? `A record holds \`${type}\`.` : 'Records do not hold it: it is only sent.'}
        </Prose>
      </p>
      <Sentences texts={notes} />
      <div className="guide-columns">
        <DataTable heads={['A record holds', 'Users read']} rows={readValues(guide)}>
          {({ stored, shown, empty }) => (
            <>
              <td>
                <code>{stored}</code>
              </td>
              <td lang="fr" data-tone={empty ? 'muted' : undefined}>
                {shown}
              </td>
            </>
          )}
        </DataTable>
        <DataTable heads={['A form holds', 'Sent, or the error']} rows={sentValues(guide)}>
          {({ entered, sent, error }) => (
            <>
              <td>
                <code>{entered}</code>
              </td>
              {error === undefined ? (
                <td>
                  <code>{sent}</code>
                </td>
              ) : (
                <td lang="fr" data-tone="bad">
                  {error}
                </td>
              )}
            </>
          )}
        </DataTable>
      </div>
    </Section>
  );
}
