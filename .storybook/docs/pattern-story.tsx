import { Canvas } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';

interface PatternStoryProps {
  /** The story. */
  of: ModuleExport;
  /** The height of its frame in pixels. Default: 480. */
  height?: number;
}

/** A story of a screen on a page about a pattern. It has a frame of its own: it is played there, with its own mock API. */
export const PatternStory = ({ of, height = 480 }: PatternStoryProps) => (
  <Canvas of={of} sourceState="none" story={{ inline: false, height: `${height}px` }} />
);
