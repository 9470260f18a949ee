import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '#kit/alert/alert.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Field } from '#kit/field/field.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { FormFooter, FormLayout, FormRow } from './form-layout.tsx';

const fields = (error?: string) => (
  <>
    <FormRow>
      <Field label="Titre" required error={error}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Titre en anglais" required>
        {(control) => <TextInput {...control} />}
      </Field>
    </FormRow>
    <FormRow>
      <Field label="Description" required>
        {(control) => <Textarea {...control} />}
      </Field>
    </FormRow>
  </>
);
const footer = (pending = false) => (
  <FormFooter>
    <Button variant="outline">Annuler</Button>
    <Button type="submit" loading={pending}>
      Ajouter
    </Button>
  </FormFooter>
);

const meta = {
  title: 'Components/Layout/FormLayout',
  component: FormLayout,
  args: {
    requiredNote: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    children: (
      <>
        {fields()}
        {footer()}
      </>
    ),
  },
  render: (args) => (
    <Card width="form" title="Ajouter une catégorie">
      <FormLayout {...args} />
    </Card>
  ),
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Tab goes row by row and then to the footer. Enter in a line of text sends the form. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [title, ...boxes] = canvas.getAllByRole('textbox');
    for (const control of [title, ...boxes, ...canvas.getAllByRole('button')]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    const send = fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', send, { once: true });
    title?.focus();
    await userEvent.keyboard('Griffin{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};
/** A sentence explains the asterisk, if there is one. */
export const Required: Story = {
  args: {
    children: (
      <Field label="Titre" required>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/astérisque/)).toBeVisible(),
};
export const WithErrors: Story = {
  args: {
    children: (
      <>
        <Alert title="Le formulaire contient des erreurs">Icône : trop lourde</Alert>
        {fields('Ce champ est requis')}
        {footer()}
      </>
    ),
  },
};
export const Refused: Story = { args: { error: 'Identifiants ou mot de passe incorrect.' } };
export const Pending: Story = {
  args: {
    pending: true,
    children: (
      <>
        {fields()}
        {footer(true)}
      </>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OddTexts: Story = {
  args: {
    error: oddTexts[4],
    children: (
      <>
        <FormRow>
          {oddTexts.slice(3).map((text) => (
            <Field key={text} label={text} error={text}>
              {(control) => <TextInput {...control} defaultValue={text} />}
            </Field>
          ))}
        </FormRow>
        <FormFooter>
          <Button variant="outline">{oddTexts[0]}</Button>
          <Button type="submit">{oddTexts[4]}</Button>
        </FormFooter>
      </>
    ),
  },
};
export const OddTextsPhone: Story = { ...OddTexts, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { ...WithErrors, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...WithErrors, globals: forcedColours };
