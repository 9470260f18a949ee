import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { carousel } from '#styled/recipes';
import { CarouselImage } from './carousel-image.tsx';
import type { CarouselProps } from './carousel-slides.tsx';

const slides = lazyComponent(async () => (await import('./carousel-slides.tsx')).CarouselSlides);

/** Shows the first picture at once. Controls load later, if there are several pictures. */
export function Carousel({ pictures, labels }: CarouselProps) {
  const several = pictures.length > 1;
  const Part = useLazyComponent(slides, several);
  const styles = carousel();

  if (several && Part !== null) return <Part pictures={pictures} labels={labels} />;
  const [first] = pictures;
  return (
    <div className={styles.root}>
      {several ? <div className={styles.control} /> : null}
      <div className={styles.frame}>
        <CarouselImage src={first?.src ?? null} alt={first?.alt ?? ''} missing={labels.missing} />
      </div>
    </div>
  );
}
