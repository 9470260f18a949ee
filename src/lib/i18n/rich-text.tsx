import { Trans } from 'react-i18next';
import type { MessageValues, RichKey } from './keys.ts';
import { library } from './library.ts';

/** The parts that a text may mark. */
const components = { strong: <strong /> };

/** A text of the dictionary with emphasised parts. Its values are shown as they are, never read as markup. */
export function RichText({ text, values = {} }: { text: RichKey; values?: MessageValues }) {
  return <Trans i18n={library} i18nKey={text} values={values} components={components} shouldUnescape />;
}
