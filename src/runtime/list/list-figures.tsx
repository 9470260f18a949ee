import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { FigureCards } from '#runtime/figures/figure-cards.tsx';
import { filteredHref } from '#runtime/links/filtered-href.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import type { LateParts } from '#runtime/list-tools/list-tools.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns the link of a figure to the records that it counts. */
function filteredLink({ path = '', list, figures }: Resource, figure: string) {
  const filters = figures?.filters?.[figure];
  if (filters === undefined) return undefined;
  const hasViews = figures?.list !== undefined || list.views === true;
  return { href: filteredHref(`/${figures?.list ?? path}`, filters, hasViews), renderLink: routerLink };
}

/** Returns the cards of the sums of what waits, until the code is there that reads them. */
const awaitedSums = (resource: Resource) =>
  Object.entries(resource.waits ?? {}).map(
    ([wait, { sums }]) =>
      sums && (
        <StatCard
          key={wait}
          label={resourceText(resource, `waits.${wait}.label`)}
          figure={undefined}
          caption={null}
        />
      ),
  );

/** The props of the figures above a list. */
export interface ListFiguresProps {
  resource: Resource;
  figures: NonNullable<Resource['figures']>;
  /** Shows the sums of what waits. Undefined until its code is there. */
  Sums: LateParts['Sums'] | undefined;
  /** True while the list shows a failure: one of the figures is not shown beside it. */
  quiet: boolean;
}

/** The figures of a resource, above its list. */
export function ListFigures({ resource, figures, Sums, quiet }: ListFiguresProps) {
  return (
    <FigureCards
      figures={figures}
      query={resourceQueries(resource).figures()}
      quiet={quiet}
      cardOf={(figure) => ({
        label: resourceText(resource, `figures.${figure}`),
        ...filteredLink(resource, figure),
      })}
    >
      {Sums ? <Sums name={resource.name} quiet={quiet} /> : awaitedSums(resource)}
    </FigureCards>
  );
}
