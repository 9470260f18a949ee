/** The rules of French typography that a pattern can tell, each with what to write instead. */
const rules: readonly (readonly [mistake: RegExp, instead: string])[] = [
  [/(?<=\p{L})'(?=[\p{L}{<])/u, 'write ’ (U+2019) for an apostrophe'],
  [/(?<![\u202f?!])[?!](?!\p{L})|(?<!\u202f);(?=\s|$)/u, 'put a narrow no-break space (U+202F) before ? ! ;'],
  [/(?<!\u00a0):(?=\s|$)/u, 'put a no-break space (U+00A0) before :'],
  [/«(?!\u00a0)|(?<!\u00a0)»/u, 'put a no-break space (U+00A0) inside « »'],
  [/"/, 'write « » for quotation marks'],
  [/\.\.\./, 'write … for three dots'],
  [
    /(^|\s)((Ec|Ed|El[e\u00e9]|Em[ei]|Ep|Eq|Et(?!h)|Eg|Ev[e\u00e9])(?=\p{Ll})|A (?=\p{Ll}))/u,
    'capitals have their accents',
  ],
  [
    /\}\} (Mo|Ko|Go|min|h|s|km|m|€|%)(?!\p{L})/u,
    'put a no-break space (U+00A0) between a number and its unit',
  ],
  [/^\s|\s$|[ \n\t]{2}/, 'leave no space at an end, and one between words'],
];

/** Returns what to write instead for each rule of French typography that a text breaks. */
export const mistakesIn = (text: string): string[] =>
  rules.filter(([mistake]) => mistake.test(text)).map(([, instead]) => instead);
