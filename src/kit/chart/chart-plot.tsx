import { useEffect, useRef, useState } from 'react';
import { chart } from '#styled/recipes';
import type { ChartData, ChartFormat, ChartShape, ChartSize } from './chart.ts';
import { ChartBars } from './chart-bars.tsx';
import { ChartGraph } from './chart-graph.tsx';

export interface ChartPlotProps {
  title: string;
  summaryId: string;
  shape: ChartShape;
  data: ChartData;
  format: ChartFormat;
}

/** The plot as one image, named by the title and described by the summary. The table holds its figures. */
export function ChartPlot({ title, summaryId, shape, data, format }: ChartPlotProps) {
  const [frame, setFrame] = useState<SVGSVGElement | null>(null);
  const size = useSize(frame);
  const styles = chart();
  return (
    <svg ref={setFrame} className={styles.plot} role="img" aria-label={title} aria-describedby={summaryId}>
      {size !== undefined &&
        (shape === 'bars' ? (
          <ChartBars data={data} format={format} size={size} />
        ) : (
          <ChartGraph shape={shape} data={data} format={format} size={size} />
        ))}
    </svg>
  );
}

/** Returns the current size of an element; undefined before it is measured. */
function useSize(element: Element | null): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  const last = useRef('');
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const measured = `${width} ${height}`;
      if (measured === last.current || width === 0) return;
      last.current = measured;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
