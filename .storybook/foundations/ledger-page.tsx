import { ledger } from 'virtual:ledger';
import { Section } from '#storybook/docs/guide-parts.tsx';
import { Uses } from '#storybook/docs/used-by.tsx';
import { Sheet } from './parts.tsx';

/** Returns each name with what uses it: the names with the fewest uses first. */
const sorted = (uses: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(uses).toSorted(([, one], [, other]) => one.length - other.length);

/** Where the product uses the tokens of the theme and the components of the kit. */
export const LedgerPage = () => (
  <Sheet
    title="Ledger"
    lead="Where the product uses each token and each component, read from its code. What is used least comes first; tests and stories do not count. The page of a component shows its variants, too."
  >
    <Section id="tokens" title="Tokens">
      <Uses of={sorted(ledger.tokens)} />
    </Section>
    <Section id="components" title="Components">
      <Uses of={sorted(ledger.components).map(([stem, owners]) => [stem.replace(/.*\//, ''), owners])} />
    </Section>
  </Sheet>
);
