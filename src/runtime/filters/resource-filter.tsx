import { descriptions, written } from 'virtual:descriptions';
import { useQuery } from '@tanstack/react-query';
import { loadCode } from '#lib/code/load-code.ts';
import { findText } from '#lib/i18n/i18n.ts';
import { nameOfResource } from '#runtime/links/resource-entries.ts';
import { choiceFilter, PickedValues } from './choice-filter.tsx';
import type { FilterEditorProps, FilterKind, FilterValueProps } from './filter-kind.ts';

/** Loads the names of the forms of settings: unlike those of resources, no other part of the page needs them. */
async function loadFormNames(): Promise<Readonly<Record<string, string>>> {
  const loading = written.map(async (name) => {
    const load = nameOfResource(name) === undefined ? descriptions[name] : undefined;
    const form = await (load && loadCode(load));
    return [name, (form && 'texts' in form && findText(`${form.texts}.name`)) || name] as const;
  });
  return Object.fromEntries(await Promise.all(loading));
}

/** Returns a filter with the labels of its values. */
function useLabelled<Props extends FilterValueProps>(props: Props): Props {
  const { data } = useQuery({ queryKey: ['names of forms'], queryFn: loadFormNames, staleTime: Infinity });
  const labelOf = (value: string) => nameOfResource(value) ?? data?.[value];
  return { ...props, filter: { ...props.filter, labelOf } };
}

function Editor(props: FilterEditorProps) {
  const labelled = useLabelled(props);
  const labelOf = (name: string) => labelled.filter.labelOf(name) ?? name;
  const choices = written.toSorted((one, other) => labelOf(one).localeCompare(labelOf(other), 'fr'));
  return <PickedValues {...labelled} choices={choices} />;
}

function Value(props: FilterValueProps) {
  return <choiceFilter.Value {...useLabelled(props)} />;
}

/** What entries of the journal are about: any number of resources and forms of settings is ticked. */
export const resourceFilter: FilterKind = { Editor, Value };
