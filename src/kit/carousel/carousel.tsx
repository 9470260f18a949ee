import { deferred, useDeferred } from '#kit/deferred.ts';
import { carousel } from '#styled/recipes';
import { CarouselImage } from './carousel-image.tsx';
import type { CarouselProps } from './carousel-slides.tsx';

const slides = deferred(async () => (await import('./carousel-slides.tsx')).CarouselSlides);

/** The first picture is there at once; one alone needs nothing more. */
export function Carousel({ pictures, labels }: CarouselProps) {
  const several = pictures.length > 1;
  const Part = useDeferred(slides, several);
  const styles = carousel();

  if (several && Part !== null) return <Part pictures={pictures} labels={labels} />;
  const [first] = pictures;
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <CarouselImage src={first?.src ?? null} alt={first?.alt ?? ''} missing={labels.missing} />
      </div>
      {several ? <div className={styles.control} /> : null}
    </div>
  );
}
