import { deferred, useDeferred } from '#kit/deferred.ts';
import { carousel } from '#styled/recipes';
import { CarouselImage } from './carousel-image.tsx';

/** One picture and what it shows. */
export interface CarouselPicture {
  src: string;
  alt: string;
}

/** Every text of the carousel. */
export interface CarouselLabels {
  /** Names the region. */
  region: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** "Image 2 sur 5". Counted from 0. */
  slide: (index: number, count: number) => string;
  /** "Afficher l'image 2". Counted from 0. */
  goTo: (index: number) => string;
  /** Stands for a picture that can't be shown. */
  missing: string;
}

/** Pictures, one at a time. */
export interface CarouselProps {
  pictures: CarouselPicture[];
  labels: CarouselLabels;
}

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
