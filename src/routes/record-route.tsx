import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { recordScreenOf } from './screens.ts';

/** Shows a record with the runtime's screen, or with the page that replaces it. */
export function RecordRoute() {
  const { resource: path, id } = useParams({ from: '/admin/$resource/$id' });
  const resource = resourceAt(path);
  const Screen = recordScreenOf(resource);
  return <Screen key={`${path}/${id}`} resource={resource} id={id} />;
}
