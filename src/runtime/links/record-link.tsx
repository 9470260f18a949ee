import { useRouter } from '@tanstack/react-router';
import { noteOpened } from './list-return.ts';
import { RouterLink, type RouterLinkProps } from './router-link.tsx';

/** A link to the page of a record. The list remembers which of its rows was opened. */
export function RecordLink(props: Omit<RouterLinkProps, 'onOpen'>) {
  const router = useRouter();
  return <RouterLink {...props} onOpen={(link) => noteOpened(router.latestLocation, link)} />;
}
