import { useParams } from '@tanstack/react-router';
import { ListScreen } from '#runtime/list/list-screen.tsx';
import { resourceAt } from './resource-at.ts';

/** Shows the runtime's list of a resource. */
export function ListRoute() {
  const { resource: path } = useParams({ from: '/admin/$resource' });
  return <ListScreen key={path} resource={resourceAt(path)} />;
}
