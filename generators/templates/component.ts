import { capital } from '#generators/grammar/names.ts';

/** Returns the files of a component, by their path. */
export function componentFiles(name: string, part: string): [path: string, text: string][] {
  const component = capital(part);
  const stem = `src/kit/${name}/${name}`;
  return [
    [
      `${stem}.recipe.ts`,
      `import { defineRecipe } from '@pandacss/dev';

export const ${part}Recipe = defineRecipe({
  className: '${name}',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: '2',
    borderRadius: 'md',
    textStyle: 'body',
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'bg.muted', color: 'fg' },
      accent: { backgroundColor: 'accent.subtle', color: 'accent.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
`,
    ],
    [
      `${stem}.tsx`,
      `import type { ComponentProps } from 'react';
import { ${part}, type ${component}VariantProps } from '#styled/recipes';

export type ${component}Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & ${component}VariantProps;

/** Describe here what it is for, and what it is not for. */
export function ${component}({ tone, ...rest }: ${component}Props) {
  return <div {...rest} className={${part}({ tone })} />;
}
`,
    ],
    [
      `${stem}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#kit/card/card.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ${component} } from './${name}.tsx';

const meta = {
  title: 'Components/${component}',
  component: ${component},
  args: { children: 'Contenu' },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every prop can be set here. */
export const Playground: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const LongText: Story = {
  args: { children: 'Un contenu bien plus long que la place qui lui est laissée, et qui passe à la ligne' },
  render: (args) => (
    <Card width="narrow">
      <${component} {...args} />
    </Card>
  ),
};

/** Other scripts, emoji, an empty text and a word without a break. */
export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      {oddTexts.map((text) => (
        <${component} key={text} {...args}>
          {text}
        </${component}>
      ))}
    </Card>
  ),
};
`,
    ],
    [
      `${stem}.docs.ts`,
      `import type { ComponentGuide } from '#kit/guide.ts';

export const ${part}Guide: ComponentGuide = {
  group: 'record',
  beta: true,
  purpose: 'Say in a sentence or two what it is for.',
  avoid: [{ when: 'Say when it is not the right thing.', instead: 'Say what is used then.' }],
  do: ['Say what is done with it.'],
  dont: ['Say what is not done with it.'],
  content: ['Say how its texts are written, with an example of the product.'],
  pattern: 'text',
  accessibility: ['Say what assistive technology reads.'],
};
`,
    ],
  ];
}
