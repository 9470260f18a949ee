import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Carousel } from './carousel.tsx';
import { carouselLabels, picture, pictures } from './story-texts.ts';

const meta = {
  title: 'Components/Data display/Carousel',
  component: Carousel,
  args: { pictures, labels: carouselLabels },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (root: HTMLElement) =>
  Number(root.querySelector('[data-part=indicator][data-current]')?.getAttribute('data-index'));
const pictureGroup = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-part=item-group]');
/** While pictures move by themselves, assistive technology is not told about each of them. */
const isMoving = (root: HTMLElement) => pictureGroup(root)?.getAttribute('aria-live') === 'off';

/** Waits until the pictures move. The pointer of the browser may be where they appear, so it leaves them. */
const untilMoving = (root: HTMLElement) =>
  waitFor(() => {
    fireEvent.pointerOut(pictureGroup(root) ?? root, { relatedTarget: document.body });
    return expect(isMoving(root)).toBe(true);
  });

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const nextOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Image suivante' });

/** A story about motion runs with motion, and ends when nothing moves. Other screenshots are taken without motion. */
const moving = { chromatic: { modes: { light: { motion: 'normal' }, dark: { motion: 'normal' } } } };

export const Playground: Story = {};

/** The pictures rotate until the first interaction. */
export const Autoplay: Story = {
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Arrêter le défilement' });
    await untilMoving(canvasElement);
    await waitFor(() => expect(current(canvasElement)).toBe(1), { timeout: 6000 });
    await userEvent.click(pause);
    await canvas.findByRole('button', { name: 'Faire défiler les images' });
    const stopped = current(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect(current(canvasElement)).toBe(stopped);
  },
};

export const StoppedByInteraction: Story = {
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Arrêter le défilement' });
    // The focus rests it: it may have moved before.
    nextOf(canvas).focus();
    const before = current(canvasElement);
    await userEvent.click(nextOf(canvas));
    await waitFor(() => expect(current(canvasElement)).toBe((before + 1) % 4));
    await expect(canvas.getByRole('button', { name: 'Faire défiler les images' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’image 4' }));
    await waitFor(() => expect(current(canvasElement)).toBe(3));
    await userEvent.click(nextOf(canvas));
    await waitFor(() => expect(current(canvasElement)).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Image précédente' }));
    await waitFor(() => expect(current(canvasElement)).toBe(3));
  },
};

export const ByKeyboard: Story = {
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Arrêter le défilement' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Arrêter le défilement' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Faire défiler les images' })).toBeVisible();
    pictureGroup(canvasElement)?.focus();
    const before = current(canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toBe(before + 1));
    // With Alt, an arrow goes back or forward in the history.
    const focused = document.activeElement ?? document.body;
    await expect(await fireEvent.keyDown(focused, { key: 'ArrowRight', altKey: true })).toBe(true);
    await expect(current(canvasElement)).toBe(before + 1);
    // On the button of a picture the arrows change the picture as well, and the focus stays.
    const button = canvas.getByRole('button', { name: 'Afficher l’image 1' });
    button.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toBe(before + 2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(button).toHaveFocus();
    // Buttons that are pressed have no arrow keys.
    nextOf(canvas).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect([document.activeElement, current(canvasElement)]).toEqual([nextOf(canvas), before + 2]);
  },
};

/** The pictures rest under the pointer, and move again when it has left. */
export const RestsUnderThePointer: Story = {
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = await canvas.findByRole('button', { name: 'Arrêter le défilement' });
    await untilMoving(canvasElement);
    await userEvent.hover(stop);
    await waitFor(() => expect(isMoving(canvasElement)).toBe(false));
    await expect(stop).toHaveAccessibleName('Arrêter le défilement');
    await userEvent.unhover(stop);
    await waitFor(() => expect(isMoving(canvasElement)).toBe(true));
    await userEvent.click(stop);
    await waitFor(() => expect(isMoving(canvasElement)).toBe(false));
  },
};

/** The button that stops the pictures comes first. They rest while it has focus, and it can start them again. */
export const RestsWithFocus: Story = {
  tags: ['!autodocs', 'behaviour'],
  parameters: moving,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Arrêter le défilement' });
    await untilMoving(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(isMoving(canvasElement)).toBe(false));
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Faire défiler les images');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isMoving(canvasElement)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isMoving(canvasElement)).toBe(false));
  },
};

/** With reduced motion nothing moves by itself, and another picture is there at once: no position between two is shown. */
export const ReducedMotion: Story = {
  tags: ['!autodocs', 'behaviour'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = 'Faire défiler les images';
    await canvas.findByRole('button', { name: play });
    await expect(isMoving(canvasElement)).toBe(false);
    const group = pictureGroup(canvasElement);
    const offsets = new Set<number>();
    group?.addEventListener('scroll', () => offsets.add(group.scrollLeft));
    const shown = { 'Image suivante': 1, 'Image précédente': 0, 'Afficher l’image 3': 2, [play]: 3 };
    for (const [name, index] of Object.entries(shown)) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(group?.scrollLeft).toBe(540 * index), { timeout: 6000 });
    }
    group?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(group?.scrollLeft).toBe(0));
    await expect([...offsets].filter((offset) => offset % 540 !== 0)).toEqual([]);
  },
};

/** Assistive technology is told which picture is shown. */
export const CurrentDot: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Afficher l’image 1' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher l’image 3' }));
    await waitFor(() => expect(first).not.toHaveAttribute('aria-current'));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Afficher l’image 3');
  },
};

/** In a script from right to left the next picture is on the left. */
export const RightToLeft: Story = {
  globals: { ...rightToLeft, motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Image suivante' });
    const { left } = canvas.getByRole('button', { name: 'Image précédente' }).getBoundingClientRect();
    await expect(next.getBoundingClientRect().left).toBeLessThan(left);
    pictureGroup(canvasElement)?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(current(canvasElement)).toBe(1));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current(canvasElement)).toBe(3));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toBe(2));
  },
};

/** One picture needs no controls. */
export const OnePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'La salle' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const BrokenPicture: Story = {
  args: { pictures: [{ src: 'data:image/png;base64,AAAA', alt: 'La salle' }] },
  play: ({ canvas }) =>
    expect(canvas.findByRole('img', { name: 'Image indisponible' })).resolves.toBeVisible(),
};

export const NoPicture: Story = { tags: ['!autodocs', 'behaviour'], args: { pictures: [] } };

export const SmallScreen: Story = {
  parameters: moving,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrêter le défilement' }));
  },
};

/** Every control in every state. */
export const States: Story = {
  parameters: { width: 1100 },
  globals: { motion: 'reduced' },
  render: (args) => (
    <StateGrid
      rows={['play', 'current dot', 'dot', 'previous', 'next']}
      states={pointerStates}
      on={{
        play: '[data-autoplay] button',
        'current dot': '[data-part=indicator][data-current]',
        dot: '[data-part=indicator]:not([data-current])',
        previous: '[data-part=prev-trigger]',
        next: '[data-part=next-trigger]',
      }}
      render={(state, row) => (
        <div style={{ width: 200 }}>
          <Carousel {...args} labels={{ ...args.labels, region: `${row}, ${state}` }} />
        </div>
      )}
    />
  ),
};

export const OddTexts: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { pictures: oddTexts.slice(0, 1).map((alt) => picture(20, alt)) },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: oddTexts[0] ?? '' })).toBeVisible(),
};
