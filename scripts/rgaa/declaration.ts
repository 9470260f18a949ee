import { type Assessed, summarise } from './assess.ts';
import { texts } from './criteria.ts';

/** The operator's own values in a declaration, by their name in the template. */
export type OwnValues = Readonly<Record<string, string | undefined>>;

/** Writes a number as French does, with at most one decimal. */
const numberText = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });

const list = (lines: readonly string[]) =>
  lines.length === 0 ? texts.nothing : lines.map((line) => `- ${line}`).join('\n');

const reasonOf = ({ evidence, doubts }: Assessed) => (doubts.length > 0 ? doubts.join(' ') : evidence);

/** Fills a template: `{{name}}`, or `{{name|text}}` with what replaces a missing value. Throws at a name without either. */
export const fill = (template: string, values: OwnValues): string =>
  template.replaceAll(/\{\{([^{}|]+)(?:\|([^{}]+))?\}\}/g, (_, name: string, missing?: string) => {
    const value = values[name] ?? (missing === undefined ? undefined : `[${missing}]`);
    if (value === undefined) throw new Error(`The template has no value for ${name}.`);
    return value;
  });

/** Writes the declaration. */
export function writeDeclaration(template: string, criteria: readonly Assessed[], own: OwnValues): string {
  const summary = summarise(criteria);
  const lines = (state: Assessed['state']) =>
    list(
      criteria
        .filter((criterion) => criterion.state === state)
        .map((criterion) => `**${criterion.number}** ${criterion.title} ${reasonOf(criterion)}`),
    );
  const grid = criteria.map(
    (each) =>
      `| ${each.number} | ${each.title} | ${texts.states[each.state]} | ${[each.evidence, ...each.doubts].join(' ')} |`,
  );
  return fill(template, {
    ...own,
    level: texts.levels[summary.level],
    rate: numberText(summary.rate),
    leastRate: numberText(summary.leastRate),
    met: String(summary.met),
    unmet: String(summary.unmet),
    outOfScope: String(summary.outOfScope),
    unknown: String(summary.unknown),
    unmetList: lines('unmet'),
    unknownList: lines('unknown'),
    grid: grid.join('\n'),
  });
}
