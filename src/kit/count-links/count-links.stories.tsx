import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CarFront, Store } from 'lucide';
import { expect, fn } from 'storybook/test';
import { expectFollowed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { CountLink } from './count-link.tsx';
import { CountLinks } from './count-links.tsx';

const onRetry = fn();
const failure = {
  message: 'Connexion impossible, veuillez vérifier votre réseau.',
  retry: 'Réessayer',
  onRetry,
};
const withdrawals = {
  label: 'Retraits en attente',
  icon: Banknote,
  note: '4 218,50 € à verser',
  count: '12',
  tone: 'waiting',
  href: '#retraits',
} as const;
const rides = {
  label: 'Courses sans chauffeur',
  icon: CarFront,
  note: 'En attente d’une acceptation',
  count: '0',
  href: '#courses',
};
const shops = {
  label: 'Nouveaux établissements',
  icon: Store,
  note: 'Sur les 7 derniers jours',
  count: '10 000+',
  countRead: 'plus de 10 000',
  href: '#etablissements',
};
const loading = { note: undefined, count: undefined };

const meta = {
  title: 'Components/Data display/CountLinks',
  component: CountLinks,
  args: {
    label: 'À traiter',
    children: [withdrawals, rides, shops].map((props) => <CountLink key={props.label} {...props} />),
  },
} satisfies Meta<typeof CountLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Retraits en attente ?, 12, .*à verser$/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) =>
    expectFollowed(userEvent, canvas.getByRole('link', { name: /Courses sans chauffeur/ })),
};
/** Nothing moves when the numbers arrive, or if they do not. */
export const SameHeight: Story = {
  render: ({ label }) => (
    <>
      {[{}, loading, { failure }].map((state, index) => (
        <CountLinks key={Object.keys(state).join()} label={`${label} ${index + 1}`}>
          {[withdrawals, rides, shops].map((props) => (
            <CountLink key={props.label} {...props} {...state} />
          ))}
        </CountLinks>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ready, waiting] = canvas.getAllByRole('region').map((group) => group.offsetHeight);
    await expect(waiting).toBe(ready);
    const [retry] = canvas.getAllByRole('button', { name: 'Réessayer' });
    if (retry) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const States: Story = {
  render: () => (
    <StateGrid
      wide
      rows={['à traiter', 'rien']}
      states={[...pointerStates, 'loading']}
      render={(state, row) => (
        <CountLink {...(row === 'rien' ? rides : withdrawals)} {...(state === 'loading' ? loading : {})} />
      )}
    />
  ),
};
export const OddTexts: Story = {
  args: {
    label: oddTexts[4] ?? '',
    children: oddTexts.map((text) => <CountLink key={text} label={text} note={text} count="3" href="#" />),
  },
};
