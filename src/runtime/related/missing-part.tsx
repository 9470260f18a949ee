import { FileX } from 'lucide';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';

/** Shows why a record has no such related part. */
export function MissingPart({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <EmptyState icon={FileX} title={text} />
    </Card>
  );
}
