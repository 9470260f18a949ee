import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '#kit/alert/alert.tsx';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { CentredPage } from './centred-page.tsx';

const meta = {
  title: 'Components/Layout/CentredPage',
  component: CentredPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Connexion',
    subtitle: 'Veuillez vous connecter pour continuer',
    brand: <BrandMark size="lg" />,
    children: (
      <Card>
        <FormLayout requiredNote="Les champs marqués d’un astérisque (*) sont obligatoires.">
          <Alert>Identifiants ou mot de passe incorrect.</Alert>
          <Field label="Adresse Email">
            {(control) => <TextInput {...control} size="lg" type="email" autoComplete="username" />}
          </Field>
          <Field label="Mot de passe">
            {(control) => (
              <PasswordInput
                {...control}
                size="lg"
                autoComplete="current-password"
                revealLabel="Afficher le mot de passe"
                concealLabel="Masquer le mot de passe"
              />
            )}
          </Field>
          <Button type="submit" size="lg" block>
            Se connecter
          </Button>
        </FormLayout>
      </Card>
    ),
  },
} satisfies Meta<typeof CentredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithLinks: Story = {
  args: {
    links: (
      <>
        <a href="#code" {...buttonLinkProps({ variant: 'ghost', size: 'sm' })}>
          Se connecter avec un code
        </a>
        <a href="#oubli" {...buttonLinkProps({ variant: 'ghost', size: 'sm' })}>
          Mot de passe oublié ?
        </a>
      </>
    ),
  },
};
export const TitleAlone: Story = { args: { subtitle: undefined, brand: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OddTexts: Story = {
  args: {
    title: oddTexts[4],
    subtitle: oddTexts[0],
    children: <Card title={oddTexts[4]}>{oddTexts.join(' ')}</Card>,
    links: oddTexts.map((text) => (
      <a key={text} href="#accueil" {...buttonLinkProps({ variant: 'ghost' })}>
        {text}
      </a>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};

export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
