import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { editScreenOf } from './screens.ts';

/** Hands the form of a record that has a page of its own over to the runtime. */
export function EditRoute() {
  const { resource: path, id } = useParams({ from: '/admin/$resource/$id/modifier' });
  const resource = resourceAt(path);
  const Screen = editScreenOf(resource);
  return <Screen key={`${path}/${id}`} resource={resource} id={id} />;
}
