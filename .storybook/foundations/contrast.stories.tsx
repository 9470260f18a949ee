import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, PairList } from './colour-pairs.tsx';
import { Part, Sheet } from './parts.tsx';
import { controlPairs, invertedPairs, tonePairs } from './theme-tokens.ts';

const meta = {
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Contrast: StoryObj = {
  render: () => (
    <Sheet
      title="Contrast"
      lead="What stands on what, in both themes, with the contrast computed from the tokens. What falls short is marked."
    >
      <Part
        title="Every text on every ground"
        text="Contrast as WCAG 2.2 counts it; text must reach 4.5. Text that is disabled is exempt, and marked where it falls short."
      >
        <Matrix theme="base" />
        <Matrix theme="_dark" />
      </Part>
      <Part
        title="Tones"
        text="Text on a solid ground, at rest and pointed at; text on a tint. At least 4.5."
      >
        {tonePairs.map(({ tone, pairs }) => (
          <PairList key={tone} pairs={pairs} />
        ))}
        <PairList pairs={invertedPairs} />
      </Part>
      <Part
        title="Controls and plots"
        text="Frames, the focus ring and inks are seen, not read: at least 3, on the page and on a card."
      >
        <PairList pairs={controlPairs} drawn />
      </Part>
    </Sheet>
  ),
};
