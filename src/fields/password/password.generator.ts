import type { KindGenerator } from '#fields/generator.ts';
import { byFormat } from '#fields/inference-hints.ts';
import type { PasswordField } from './password.ts';

export const generator: KindGenerator<PasswordField> = {
  access: 'writeOnly',
  unsupported: 'its table would keep no secret (docs/add-by-hand.md tells how to write one that does)',
  ofPeople: true,
  options: ({ required }) => ({ required }),
  sample: () => null,
  filling: () => ({ by: 'typing', text: 'un mot de passe long' }),
  infer: (member) => byFormat(member, 'password'),
};
