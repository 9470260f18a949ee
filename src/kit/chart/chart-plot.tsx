import { useEffect, useRef, useState } from 'react';
import type { RenderLink } from '#kit/render-link.tsx';
import { chart } from '#styled/recipes';
import {
  type ChartData,
  type ChartFormat,
  type ChartLabels,
  type ChartPart,
  type ChartShape,
  type ChartSize,
  pointText,
  withoutParts,
} from './chart.ts';
import { ChartBars } from './chart-bars.tsx';
import { ChartGraph } from './chart-graph.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPointLink } from './chart-point-link.tsx';
import { pointAt } from './chart-scales.ts';

export interface ChartPlotProps {
  title: string;
  /** The id of the sentence that describes the plot. */
  summaryId: string;
  shape: ChartShape;
  data: ChartData;
  format: ChartFormat;
  labels: Pick<ChartLabels, 'open' | 'keys' | 'series'>;
  /** The parts that are not shown. */
  hidden: ReadonlySet<ChartPart>;
  /** Called with the parts that are not shown, after each change. */
  onHide: (hidden: ReadonlySet<ChartPart>) => void;
  renderLink?: RenderLink | undefined;
}

/**
 * The plot as one image, named by the title and described by the summary. The table holds its figures. If points have
 * pages, a link lies over it. Below, the names of several series show and hide them.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { title, summaryId, shape, format, labels, renderLink } = props;
  const { open } = labels;
  const { series, before } = props.data;
  const data = withoutParts(props.data, props.hidden);
  const [frame, setFrame] = useState<SVGSVGElement | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const size = useSize(frame);
  const styles = chart();
  const hasLinks = data.points.some(({ href }) => href !== undefined);
  const plot = (
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
          nameOf={(point) => `${open ?? title}\u00a0: ${pointText(data, point, format)}`}
          keys={labels.keys}
          renderLink={renderLink}
        />
      )}
    </div>
  );
  return (
    <>
      {plot}
      {(series.length > 1 || before !== undefined) && (
        <ChartLegend
          title={title}
          series={series}
          before={before}
          label={labels.series}
          hidden={props.hidden}
          onHide={props.onHide}
        />
      )}
    </>
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
