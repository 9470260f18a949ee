import type { Meta, StoryObj } from '@storybook/react-vite';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { Name, Part, Sheet, Value } from './parts.tsx';
import { colour, themes } from './theme-tokens.ts';

const meta = {
  title: 'Foundations/Shadow',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const words: Readonly<Record<string, string>> = {
  none: 'Lies in the page.',
  raised: 'A card: it belongs to the page and can be told from it.',
  pressed: 'Under a finger: the edge sinks, the ground and its contrast stay.',
  overlay: 'A menu, a dialog, a toast: it hangs over the page, and the ring draws its edge.',
};

const shadows = Object.entries(semanticTokens.shadows).map(([name, { value }]) => ({
  name,
  value: typeof value === 'string' ? { base: value, _dark: value } : value,
}));

export const Shadow: StoryObj = {
  render: () => (
    <Sheet
      title="Shadow"
      lead="Two heights are enough, and one depth for what is pressed. A shadow says that something lies over something else, and never decorates."
    >
      {themes.map(({ id, name: theme }) => (
        <Part key={id} title={theme}>
          <ul className="fd-shadows" style={{ backgroundColor: colour('bg.canvas')?.value[id] }}>
            {shadows.map(({ name, value }) => (
              <li
                key={name}
                style={{
                  backgroundColor: colour('bg.surface')?.value[id],
                  color: colour('fg.default')?.value[id],
                  boxShadow: value[id],
                }}
              >
                <strong>{name}</strong>
                <span style={{ color: colour('fg.muted')?.value[id] }}>{words[name]}</span>
              </li>
            ))}
          </ul>
          <ul className="fd-list fd-dense">
            {shadows.map(({ name, value }) => (
              <li key={name} className="fd-row">
                <Name>{name}</Name>
                <Value>{value[id]}</Value>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Sheet>
  ),
};
