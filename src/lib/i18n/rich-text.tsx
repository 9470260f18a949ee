import { Trans } from 'react-i18next';
import { valueText } from '#schema/dictionary.ts';
import type { MessageValues, RichKey } from './keys.ts';
import { library } from './library.ts';

/** The parts that a text may mark. */
const components = { strong: <strong /> };

/** A text of the dictionary with emphasised parts. Its values are shown as they are, never read as markup. */
export function RichText({ text, values = {} }: { text: RichKey; values?: MessageValues }) {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value)]));
  return <Trans i18n={library} i18nKey={text} values={texts} components={components} shouldUnescape />;
}
