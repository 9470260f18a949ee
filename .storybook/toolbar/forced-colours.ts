import { coloursOf } from '#theme/colour-pairs.ts';
import { setStyles, variableOf } from './styles.ts';

/*
 * A page cannot switch forced colours on. This is an approximation: every role becomes one of the system's colours, and
 * shadows and tints disappear. Check the final result with the real setting.
 */

/** The system colour of each role. The first match counts. */
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

const variables = coloursOf().map(({ name }) => {
  const colour = systemColours.find(([role]) => role.test(name))?.[1];
  return `${variableOf(name)}: ${colour};`;
});

/** Returns the product's own rules for forced colours, at any depth. */
function ownRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')
      ? [rule]
      : rule instanceof CSSGroupingRule
        ? ownRules(rule.cssRules)
        : [],
  );
}

/** Marks the colours of rules as important, so that they win over the replaced tokens. */
function makeImportant(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) makeImportant(rule.cssRules);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const name of [...rule.style])
      rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
  }
}

const found = new Set<CSSMediaRule>();

/** Applies the product's own rules for forced colours, or leaves them to the system's setting. */
function applyOwnRules(on: boolean): void {
  if (on)
    for (const sheet of document.styleSheets) for (const rule of ownRules(sheet.cssRules)) found.add(rule);
  for (const rule of found) {
    makeImportant(rule.cssRules);
    rule.media.mediaText = on ? 'all' : '(forced-colors: active)';
  }
}

/** Switches the approximation on or off. */
export function setForcedColours(on: boolean): void {
  setStyles('forced-colours', on ? `html[data-forced-colours][data-theme] { ${variables.join(' ')} }` : '');
  applyOwnRules(on);
}
