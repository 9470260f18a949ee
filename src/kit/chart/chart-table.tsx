import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartLabels, wordValue } from './chart.ts';

interface ChartTableProps {
  title: string;
  data: ChartData;
  format: ChartFormat;
  labels: ChartLabels;
}

/** What scrolls must be within reach of the keyboard. */
const scrolling = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

/** The figures of a plot, to be read one by one. */
export function ChartTable({ title, data: { series, points }, format, labels }: ChartTableProps) {
  const styles = chart();
  return (
    <div {...scrolling(title)} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.places}</th>
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
                  {wordValue(values[index], note, format) ?? labels.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
