import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { chart, link } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartLabels, formatValue } from './chart.ts';

interface ChartTableProps {
  title: string;
  data: ChartData;
  format: ChartFormat;
  labels: ChartLabels;
  renderLink?: RenderLink | undefined;
}

/** An element that scrolls must be reachable by keyboard. */
const scrolling = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

/** The figures of a plot as a table. */
export function ChartTable({
  title,
  data: { series, points, before },
  format,
  labels,
  renderLink = renderAnchor,
}: ChartTableProps) {
  const styles = chart();
  return (
    <div {...scrolling(title)} className={styles.scroll}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.points}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
            {before !== undefined && (
              <th scope="col" className={styles.number}>
                {before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, label, note, values, href, before: past }) => (
            <tr key={id}>
              <th scope="row">
                {href === undefined ? label : renderLink({ href, className: link(), children: label })}
              </th>
              {series.map((each, index) => (
                <td key={each.id} className={styles.number}>
                  {formatValue(values[index], note, format) ?? labels.none}
                </td>
              ))}
              {before !== undefined && (
                <td className={styles.number}>{formatValue(past, undefined, format) ?? labels.none}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
