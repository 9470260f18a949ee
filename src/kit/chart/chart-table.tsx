import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartLabels, formatValue } from './chart.ts';

interface ChartTableProps {
  title: string;
  data: ChartData;
  format: ChartFormat;
  labels: ChartLabels;
}

/** An element that scrolls must be reachable by keyboard. */
const scrolling = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

/** The figures of a plot as a table. */
export function ChartTable({ title, data: { series, points }, format, labels }: ChartTableProps) {
  const styles = chart();
  return (
    <div {...scrolling(title)} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.points}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, label, note, values }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {series.map((each, index) => (
                <td key={each.id} className={styles.number}>
                  {formatValue(values[index], note, format) ?? labels.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
