import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { slider } from '#styled/recipes';
import type { SliderProps } from './slider.ts';

const track = lazyComponent<SliderProps>(async () => (await import('./slider-track.tsx')).SliderTrack);

/** One number, or a range, on a scale of few steps. Its code loads when it is shown; its space is kept until then. */
export function Slider(props: SliderProps) {
  const Track = useLazyComponent(track, true);
  return Track === null ? <div className={slider().root} /> : <Track {...props} />;
}
