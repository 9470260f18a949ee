import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { recordScreenOf } from './screens.ts';

/** Hands a record over to the runtime, or to the page that takes its place. */
export function RecordRoute() {
  const { resource: path, id } = useParams({ from: '/admin/$resource/$id' });
  const resource = resourceAt(path);
  const Screen = recordScreenOf(resource);
  return <Screen key={`${path}/${id}`} resource={resource} id={id} />;
}
