import { semanticTokens } from '#theme/semantic-tokens.ts';

/*
 * A page cannot switch forced colours on. This comes near: every role becomes one of the system's colours,
 * shadows go, and what tells things apart by a tint alone stops doing so. The last word has a real browser.
 */

const id = 'forced-colours';

/** The system colour that stands in for a role; the first match counts. */
const systemColours: readonly [role: RegExp, colour: string][] = [
  [/^fg\.disabled$/, 'GrayText'],
  [/^bg\.selected$/, 'Highlight'],
  [/^bg\.inverted$/, 'CanvasText'],
  [/^fg\.inverted$/, 'Canvas'],
  [/^bg\./, 'Canvas'],
  [/^fg\./, 'CanvasText'],
  [/\.solid(Hover)?$/, 'ButtonFace'],
  [/\.onSolid$/, 'ButtonText'],
  [/\.subtle$/, 'Canvas'],
  [/^accent\.fg$/, 'LinkText'],
  [/./, 'CanvasText'],
];

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variables(node: object, path: readonly string[]): string[] {
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    const here = [...path, key];
    if (typeof child !== 'object' || child === null) return [];
    if (!('value' in child)) return variables(child, here);
    const colour = systemColours.find(([role]) => role.test(here.join('.')))?.[1];
    return [`--colors-${here.map(kebab).join('-')}: ${colour};`];
  });
}

const asked = '(forced-colors: active)';
const answered = 'all';

/** What the product says of forced colours itself, wherever it stands in the style sheets. */
function own(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')
      ? [rule]
      : rule instanceof CSSGroupingRule
        ? own(rule.cssRules)
        : [],
  );
}

/** A system keeps a colour of its own where the product names one: so must what stands in for the system here. */
function insist(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) insist(rule.cssRules);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const name of [...rule.style])
      rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
  }
}

const found = new Set<CSSMediaRule>();

/** The product's own rules for forced colours hold, or wait for a system that asks for them. */
export function answerForcedColours(on: boolean): void {
  if (on) for (const sheet of document.styleSheets) for (const rule of own(sheet.cssRules)) found.add(rule);
  for (const rule of found) {
    insist(rule.cssRules);
    rule.media.mediaText = on ? answered : asked;
  }
}

/** Writes the style sheet, once. */
export function forcedColours(): void {
  if (document.getElementById(id) !== null) return;
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = `html[data-forced-colours][data-theme] { ${variables(semanticTokens.colors, []).join(' ')} }`;
  document.head.append(sheet);
}
