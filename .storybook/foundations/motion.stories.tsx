import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '#theme/tokens.ts';
import { Name, Part, Sheet, Value } from './parts.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const entries = (category: Readonly<Record<string, { value: unknown }>>) =>
  Object.entries(category).map(([name, { value }]) => ({ name, value: String(value) }));

const longest = Math.max(...entries(tokens.durations).map(({ value }) => Number.parseFloat(value)));

/** The curve of an easing: time from left to right, the way covered from bottom to top. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\(([^)]+)\)/.exec(easing)?.[1] ?? '').split(',').map(Number);
  const at = (x: number, y: number) => `${x * 96 + 2} ${98 - y * 96}`;
  return (
    <svg viewBox="0 0 100 100" className="fd-curve" aria-hidden="true">
      <path className="fd-curve-frame" d={`M${at(0, 0)} L${at(0, 1)} M${at(0, 0)} L${at(1, 0)}`} />
      <path className="fd-curve-handle" d={`M${at(0, 0)} L${at(x1, y1)} M${at(1, 1)} L${at(x2, y2)}`} />
      <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Motion shows where something came from or that something is under way. It is over before one waits for it, and it stands still for whoever asks for less of it."
    >
      <Part title="Durations" text="What leaves is quicker than what comes.">
        <ul className="fd-list fd-dense">
          {entries(tokens.durations).map(({ name, value }) => (
            <li key={name} className="fd-row">
              <Name>{name}</Name>
              <Value>{value}</Value>
              <span
                className="fd-bar"
                aria-hidden
                style={{ width: `${(Number.parseFloat(value) / longest) * 320}px` }}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Easings">
        <ul className="fd-tiles">
          {entries(tokens.easings).map(({ name, value }) => (
            <li key={name} className="fd-tile">
              <Curve easing={value} />
              <Name>{name}</Name>
              <Value>{value}</Value>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Movements" text="Each plays while its tile is pointed at or focused.">
        <ul className="fd-tiles">
          {entries(tokens.animations).map(({ name, value }) => (
            <li key={name}>
              <button type="button" className="fd-tile fd-moving">
                <span className="fd-stage" aria-hidden>
                  <span
                    className="fd-mover"
                    data-endless={value.includes('infinite') || undefined}
                    style={{ '--fd-animation': value }}
                  />
                </span>
                <Name>{name}</Name>
                <Value>{value}</Value>
              </button>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  ),
};
