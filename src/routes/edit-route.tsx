import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { editScreenOf } from './screens.ts';

/** Shows the runtime's screen that edits a record, for a record that also has a detail page. */
export function EditRoute() {
  const { resource: path, id } = useParams({ from: '/admin/$resource/$id/modifier' });
  const resource = resourceAt(path);
  const Screen = editScreenOf(resource);
  return <Screen key={`${path}/${id}`} resource={resource} id={id} />;
}
