import { Canvas, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { AriaSnapshot } from './aria-snapshot.tsx';
import './docs.css';

interface PatternStoryProps {
  /** The story. */
  of: ModuleExport;
  /** The height of its frame in pixels. Default: 480. */
  height?: number;
  /** The greatest width of its frame in pixels. Default: the one of the page. */
  width?: number;
}

/**
 * A story of a screen on a page about a pattern. It has a frame of its own: it is played there, with its own mock API. It
 * begins when a reader reaches it, since what gets the focus in a frame is scrolled into view.
 */
export function PatternStory({ of, height = 480, width }: PatternStoryProps) {
  const { story } = useOf(of, ['story']);
  const frame = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setReached((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 0.3 },
    );
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={frame} style={{ minHeight: height, maxWidth: width }}>
        {reached && <Canvas of={of} sourceState="none" story={{ inline: false, height: `${height}px` }} />}
      </div>
      <Unstyled>
        <AriaSnapshot id={story.id} />
      </Unstyled>
    </>
  );
}
