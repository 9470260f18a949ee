import { Carousel as Ark } from '@ark-ui/react/carousel';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { carousel } from '#styled/recipes';
import { CarouselImage } from './carousel-image.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** A picture with its text alternative. */
export interface CarouselPicture {
  src: string;
  alt: string;
}

/** The texts of the carousel. */
export interface CarouselLabels {
  /** The name of the region. */
  region: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** "Image 2 sur 5". Counted from 0. */
  slide: (index: number, count: number) => string;
  /** "Afficher l'image 2". Counted from 0. */
  goTo: (index: number) => string;
  /** The name of the icon that replaces a picture that does not load. */
  missing: string;
}

/** The props of a carousel. */
export interface CarouselProps {
  pictures: CarouselPicture[];
  labels: CarouselLabels;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Milliseconds (product rule). */
const autoplay = { delay: 2000 };

/** The pictures with automatic rotation and its controls. */
export function CarouselSlides({ pictures, labels }: CarouselProps) {
  const { playing, toggle, interactions } = useAutoplay();
  const [page, setPage] = useState(0);
  const styles = carousel();

  /** Ark's state machine handles the arrow keys only if it got focus after the rotation stopped. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    setPage((page + step + pictures.length) % pictures.length);
  };

  return (
    <Ark.Root
      className={styles.root}
      aria-label={labels.region}
      slideCount={pictures.length}
      page={page}
      onPageChange={(details) => setPage(details.page)}
      autoplay={playing ? autoplay : false}
      loop
      translations={{
        item: labels.slide,
        indicator: labels.goTo,
        nextTrigger: labels.next,
        prevTrigger: labels.previous,
      }}
      {...interactions}
    >
      <div className={styles.frame}>
        <Ark.ItemGroup
          className={styles.itemGroup}
          tabIndex={0}
          role="group"
          aria-label={labels.region}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, index) => (
            <Ark.Item key={picture.src} index={index} className={styles.item}>
              <CarouselImage {...picture} missing={labels.missing} />
            </Ark.Item>
          ))}
        </Ark.ItemGroup>
      </div>
      <Ark.Control className={styles.control}>
        <span data-autoplay="">
          <IconButton
            label={playing ? labels.pause : labels.play}
            icon={playing ? Pause : Play}
            size="sm"
            onClick={toggle}
          />
        </span>
        <Ark.IndicatorGroup className={styles.indicatorGroup}>
          {pictures.map((picture, index) => (
            <Ark.Indicator key={picture.src} index={index} className={styles.indicator} />
          ))}
        </Ark.IndicatorGroup>
        <span className={styles.overlay}>
          <Ark.PrevTrigger asChild>
            <IconButton label={labels.previous} icon={ChevronLeft} size="sm" variant="outline" />
          </Ark.PrevTrigger>
          <Ark.NextTrigger asChild>
            <IconButton label={labels.next} icon={ChevronRight} size="sm" variant="outline" />
          </Ark.NextTrigger>
        </span>
      </Ark.Control>
    </Ark.Root>
  );
}
