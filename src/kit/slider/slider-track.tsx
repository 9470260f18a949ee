import { Slider as Ark } from '@ark-ui/react/slider';
import { TextDirection } from '#kit/text-direction.tsx';
import { slider } from '#styled/recipes';
import { movedTo, positionsOf, type SliderProps } from './slider.ts';

/** The track with its thumbs, between the first and the last number. */
export function SliderTrack(props: SliderProps) {
  const { labels, scale, value, format, emptyText } = props;
  const styles = slider();
  return (
    <TextDirection>
      <Ark.Root
        className={styles.root}
        {...scale}
        value={positionsOf(value, scale)}
        onValueChange={(details) => props.onValueChange(movedTo(details.value, value, scale))}
        thumbAlignment="center"
        disabled={props.disabled}
        invalid={props['aria-invalid']}
        aria-label={[...labels]}
        getAriaValueText={({ value: position, index }) =>
          value[index] === null ? emptyText : format(value[index] ?? position)
        }
      >
        <span aria-hidden className={styles.end}>
          {format(scale.min)}
        </span>
        <Ark.Control className={styles.control}>
          <Ark.Track className={styles.track}>
            <Ark.Range className={styles.range} />
          </Ark.Track>
          {value.map((number, thumb) => (
            <Ark.Thumb
              key={labels[thumb]}
              index={thumb}
              className={styles.thumb}
              data-empty={number === null ? '' : undefined}
            />
          ))}
        </Ark.Control>
        <span aria-hidden className={styles.end}>
          {format(scale.max)}
        </span>
      </Ark.Root>
    </TextDirection>
  );
}
