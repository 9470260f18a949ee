import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Chart } from './chart.tsx';

const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre'];

const meta = {
  title: 'Components/Data display/Chart',
  component: Chart,
  args: {
    title: 'Inscriptions par mois',
    level: 2,
    summary: '1 204 inscriptions en 9 mois, au plus haut en mars 2026 (171).',
    shape: 'columns',
    data: {
      series: [
        { id: 'clients', label: 'Clients' },
        { id: 'drivers', label: 'Chauffeurs' },
        { id: 'partners', label: 'Partenaires' },
      ],
      points: months.map((month, index) => ({
        id: month,
        label: `${month} 2026`,
        tick: month.slice(0, 4),
        values: [90 + ((index * 37) % 60), 20 + ((index * 13) % 31), index % 4],
      })),
    },
    format: { value: (value) => value.toLocaleString('fr-FR') },
    labels: {
      points: 'Mois',
      showTable: 'Afficher le tableau',
      showPlot: 'Afficher le graphique',
      series: 'Séries affichées',
      empty: 'Aucune donnée.',
      none: '—',
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

const euros = {
  value: (value: number) => value.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' }),
  tick: (value: number) => `${value / 1000} k€`,
};
const days = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  label: `${index + 1} novembre 2026`,
  tick: `${index + 1} nov.`,
  values: [2400 + Math.round(Math.sin(index / 2) * 1300) + index * 40],
}));
const revenue = { series: [{ id: 'revenue', label: 'Chiffre d’affaires' }], points: days };

export const Playground: Story = {};
export const Columns: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img', { name: 'Inscriptions par mois' });
    await expect(plot).toHaveAccessibleDescription(/1 204 inscriptions/);
    await waitFor(() => expect(plot.querySelectorAll('[data-series="1"] rect').length).toBeGreaterThan(9));
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le tableau' }));
    await expect(canvas.getByRole('row', { name: 'mars 2026 104 46 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le graphique' }));
    await expect(await canvas.findByRole('img', { name: 'Inscriptions par mois' })).toBeVisible();
  },
};
export const Table: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le tableau' }));
    await expect(canvas.getByRole('columnheader', { name: 'Mois' })).toBeVisible();
  },
};
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img');
    const surface = await waitFor(() => {
      const found = plot.querySelector('rect[fill=transparent]');
      if (found === null) throw new Error('Not drawn yet');
      return found;
    });
    const box = surface.getBoundingClientRect();
    await userEvent.pointer({
      target: surface,
      coords: { clientX: box.left + box.width * 0.28, clientY: box.top + 40 },
    });
    await expect(canvas.getByText('mars 2026')).toBeVisible();
    await expect(canvas.getByText('Clients : 104')).toBeVisible();
  },
};
/** A series is hidden and shown by its name; the others keep their colours. Hiding the last one shows all again. */
export const HiddenSeries: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const plot = await canvas.findByRole('img', { name: 'Inscriptions par mois' });
    const bars = (series: number) => plot.querySelectorAll(`[data-series="${series}"] rect[rx]`).length;
    await waitFor(() => expect(bars(0)).toBe(9));
    // Two charts of a page may have the same series: the name of a button also says which chart it is about.
    const toggle = (name: string) => canvas.getByRole('button', { name: `${name}, Inscriptions par mois` });
    await user.click(toggle('Clients'));
    await expect([bars(0), bars(1)]).toEqual([0, 9]);
    await user.click(canvas.getByRole('button', { name: 'Afficher le tableau' }));
    await expect(canvas.getByRole('columnheader', { name: 'Clients' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Afficher le graphique' }));
    await expect(toggle('Clients')).toHaveAttribute('aria-pressed', 'false');
    for (const name of ['Chauffeurs', 'Partenaires']) await user.click(toggle(name));
    for (const name of ['Clients', 'Chauffeurs', 'Partenaires'])
      await expect(toggle(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle('Chauffeurs'));
  },
};
export const Line: Story = {
  args: { title: 'Chiffre d’affaires par jour', shape: 'line', data: revenue, format: euros },
};
/** A period beside the one before. The link over the plot opens the point under the pointer; arrows move it. */
export const Linked: Story = {
  args: {
    ...Line.args,
    shape: 'columns',
    data: {
      ...revenue,
      before: 'Période précédente',
      points: days.map((day, at) => ({ ...day, before: 2000 + ((at * 311) % 900), href: `#${day.id}` })),
    },
    labels: { ...meta.args.labels, open: 'Voir les courses', keys: 'Flèches : autre jour' },
  },
  play: async ({ args, canvas, userEvent: user }) => {
    const link = await canvas.findByRole('link', { name: /^Voir les courses\s: 30 novembre 2026/ });
    await expect(link).toHaveAccessibleDescription('Flèches : autre jour');
    await expect(link.parentElement?.querySelector('.chart__halo + .chart__before')).toBeInTheDocument();
    await user.tab();
    await user.tab();
    await expect(link).toHaveFocus();
    // Its name is read with the focus, and not announced a second time.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(link).toHaveAttribute('href', '#27');
    await expect(canvas.getByRole('status')).toHaveTextContent(/28 novembre 2026, .*Période précédente/);
    await expect(await fireEvent.keyDown(link, { key: 'Home', altKey: true })).toBe(true);
    await user.keyboard('{Home}');
    await expect(link).toHaveAttribute('href', '#0');
    await expect(canvas.getByText('Voir les courses')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Afficher le tableau' }));
    await expect(canvas.getByRole('link', { name: '1 novembre 2026' })).toHaveAttribute('href', '#0');
    await expect(canvas.getByRole('table')).toHaveAccessibleName(args.title);
    await user.click(canvas.getByRole('button', { name: 'Afficher le graphique' }));
  },
};
export const LineWithGaps: Story = {
  args: {
    ...Line.args,
    data: {
      ...revenue,
      points: days.map((day, index) =>
        index % 9 === 4 || index === 2 || index === 0 ? { ...day, values: [null] } : day,
      ),
    },
  },
};
export const BelowZero: Story = {
  args: {
    ...Line.args,
    shape: 'columns',
    data: { ...revenue, points: days.map((day, index) => ({ ...day, values: [(index - 12) * 210] })) },
  },
};
export const OneValue: Story = {
  args: { ...Line.args, level: 3, data: { ...revenue, points: days.slice(0, 1) } },
};
export const Bars: Story = {
  args: {
    title: 'Utilisateurs par rôle',
    summary: '12 480 utilisateurs, dont 9 120 à l’adresse vérifiée.',
    shape: 'bars',
    data: {
      series: [{ id: 'users', label: 'Utilisateurs' }],
      points: [
        { id: 'client', label: 'Client', note: '88 %', values: [11_020] },
        { id: 'driver', label: 'Chauffeur', note: '12 %', values: [1448] },
        { id: 'admin', label: 'Administrateur', note: '0 %', values: [12] },
        { id: 'partner', label: 'partner', values: [null] },
      ],
    },
  },
};
export const Waiting: Story = {
  args: { data: undefined, summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const Empty: Story = {
  args: { data: { series: [], points: [] }, summary: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune donnée.')).toBeVisible();
  },
};
const onRetry = fn();
export const Failed: Story = {
  args: {
    data: undefined,
    summary: undefined,
    failure: (
      <ErrorState
        title="Une erreur est survenue, veuillez réessayer."
        retry={{ label: 'Réessayer', onRetry }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
/** Nothing moves when the figures arrive, or if there are none. */
export const SameHeight: Story = {
  render: (args) => (
    <>
      <Chart {...args} />
      <Chart {...args} title="En attente" data={undefined} summary={undefined} />
      <Chart {...args} title="Vide" data={{ series: [], points: [] }} summary="" />
      <Chart {...args} {...Failed.args} title="En échec" />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').childElementCount).toBeGreaterThan(0));
    const heights = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneLine: Story = { args: { ...Line.args }, globals: { viewport: { value: 'phone' } } };

export const OddTexts: Story = {
  args: {
    title: oddTexts[4] ?? '',
    summary: oddTexts.join(' '),
    shape: 'bars',
    data: {
      series: [{ id: 'odd', label: oddTexts[4] ?? '' }],
      points: oddTexts.map((text, index) => ({ id: text, label: text, values: [10 + index * 3] })),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: oddTexts[4] ?? '' });
  },
};
