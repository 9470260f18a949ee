import { Canvas, Unstyled, useOf } from '@storybook/addon-docs/blocks';
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
 * A story of a screen on a page about a pattern. It has a frame of its own: it is played there, with its own mock API. The
 * browser loads the frame when a reader comes near it.
 */
export function PatternStory({ of, height = 480, width }: PatternStoryProps) {
  const { story } = useOf(of, ['story']);
  return (
    <>
      <div style={{ maxWidth: width }}>
        <Canvas of={of} sourceState="none" story={{ inline: false, height: `${height}px` }} />
      </div>
      <Unstyled>
        <AriaSnapshot id={story.id} />
      </Unstyled>
    </>
  );
}
