import { useEffect, useRef, useState } from 'react';
import type { RenderLink } from '#kit/render-link.tsx';
import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartShape, type ChartSize, pointText } from './chart.ts';
import { ChartBars } from './chart-bars.tsx';
import { ChartGraph } from './chart-graph.tsx';
import { ChartPointLink } from './chart-point-link.tsx';
import { pointAt } from './chart-scales.ts';

export interface ChartPlotProps {
  title: string;
  summaryId: string;
  shape: ChartShape;
  data: ChartData;
  format: ChartFormat;
  /** What a click on a point opens. */
  open?: string | undefined;
  renderLink?: RenderLink | undefined;
}

/**
 * The plot as one image, named by the title and described by the summary. The table holds its figures. If points have
 * pages, a link lies over it.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { title, summaryId, shape, data, format, open, renderLink } = props;
  const [frame, setFrame] = useState<SVGSVGElement | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const size = useSize(frame);
  const styles = chart();
  const hasLinks = data.points.some(({ href }) => href !== undefined);
  return (
    <div className={styles.surface}>
      <svg ref={setFrame} className={styles.plot} role="img" aria-label={title} aria-describedby={summaryId}>
        {size !== undefined &&
          (shape === 'bars' ? (
            <ChartBars data={data} format={format} size={size} pointed={pointed} />
          ) : (
            <ChartGraph
              shape={shape}
              data={data}
              format={format}
              size={size}
              pointed={pointed}
              onPoint={setPointed}
              open={open}
            />
          ))}
      </svg>
      {hasLinks && size !== undefined && (
        <ChartPointLink
          points={data.points}
          pointed={pointed}
          onPoint={setPointed}
          pointAt={(at) => pointAt(shape, data, format, size, at)}
          nameOf={(point) => `${open ?? title}\u202f: ${pointText(data, point, format)}`}
          renderLink={renderLink}
        />
      )}
    </div>
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
