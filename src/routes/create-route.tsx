import { useParams } from '@tanstack/react-router';
import { resourceAt } from './resource-at.ts';
import { createScreenOf } from './screens.ts';

/** Hands a creation over to the runtime. */
export function CreateRoute() {
  const { resource: path } = useParams({ from: '/admin/$resource/ajouter' });
  const resource = resourceAt(path);
  const Screen = createScreenOf(resource);
  return <Screen key={path} resource={resource} />;
}
