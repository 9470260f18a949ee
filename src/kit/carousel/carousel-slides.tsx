import { Carousel as Ark } from '@ark-ui/react/carousel';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextDirection, textDirection } from '#kit/text-direction.tsx';
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
  /** The name of the picture that is shown, which arrow keys change. */
  shown: string;
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
  /** The pictures, in their order. */
  pictures: CarouselPicture[];
  labels: CarouselLabels;
}

const steps: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, number>>>> = {
  ltr: { ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowRight: -1, ArrowLeft: 1 },
};

/** Milliseconds (product rule). */
const autoplay = { delay: 2000 };

/** The pictures with automatic rotation and its controls, which come first: who tabs in can stop the rotation at once. */
export function CarouselSlides({ pictures, labels }: CarouselProps) {
  const { playing, rotating, isReduced, toggle, interactions } = useAutoplay();
  const [page, setPage] = useState(0);
  const group = useJump(page, isReduced);
  const direction = textDirection();
  const styles = carousel();

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow go back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[direction][event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: pictures.length - 1 };
    const next = step === undefined ? ends[event.key] : (page + step + pictures.length) % pictures.length;
    if (next === undefined) return;
    event.preventDefault();
    setPage(next);
  };

  return (
    <TextDirection>
      <Ark.Root
        className={styles.root}
        aria-label={labels.region}
        slideCount={pictures.length}
        page={page}
        onPageChange={(details) => setPage(details.page)}
        autoplay={rotating ? autoplay : false}
        loop
        translations={{
          item: labels.slide,
          indicator: labels.goTo,
          nextTrigger: labels.next,
          prevTrigger: labels.previous,
        }}
        {...interactions}
      >
        <Ark.Control className={styles.control}>
          <span data-autoplay="">
            <IconButton
              label={playing ? labels.pause : labels.play}
              icon={playing ? Pause : Play}
              size="sm"
              variant="outline"
              onClick={toggle}
            />
          </span>
          {/* Ark would move the focus to another button with each arrow. */}
          <Ark.IndicatorGroup className={styles.indicatorGroup} onKeyDown={onKeyDown}>
            {pictures.map((picture, index) => (
              <Ark.Indicator
                key={picture.src}
                index={index}
                className={styles.indicator}
                aria-current={index === page ? 'true' : undefined}
              />
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
        <div className={styles.frame}>
          <Ark.ItemGroup
            ref={group}
            className={styles.itemGroup}
            tabIndex={0}
            role="group"
            aria-label={labels.shown}
            // Ark's state machine would handle keys only in some states, and in every script from left to right.
            onFocusCapture={(event) => event.stopPropagation()}
            onKeyDown={onKeyDown}
          >
            {pictures.map((picture, index) => (
              <Ark.Item key={picture.src} index={index} className={styles.item}>
                <CarouselImage {...picture} missing={labels.missing} />
              </Ark.Item>
            ))}
          </Ark.ItemGroup>
        </div>
      </Ark.Root>
    </TextDirection>
  );
}

/**
 * With reduced motion another picture is there at once. Ark always scrolls to it slowly, whatever asked for it, but does so
 * later: it then has nothing left to do. Returns the ref of the element that scrolls.
 */
function useJump(page: number, isReduced: boolean) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = group.current?.children[page]?.getBoundingClientRect();
    if (!isReduced || group.current === null || shown === undefined) return;
    const { left } = group.current.getBoundingClientRect();
    group.current.scrollBy({ left: shown.left - left, behavior: 'instant' });
  }, [page, isReduced]);
  return group;
}
