import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { createScreenOf } from './screens.ts';

/** Shows the runtime's screen that creates a record. */
export function CreateRoute() {
  const { resource: path } = useParams({ from: '/admin/$resource/ajouter' });
  const resource = resourceAt(path);
  const Screen = createScreenOf(resource);
  return <Screen key={path} resource={resource} />;
}
