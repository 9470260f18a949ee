import { FileX } from 'lucide-react';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';

/** Stands where something that belongs to a record would: there is none, and the text says why. */
export function AbsentPart({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <EmptyState icon={FileX} title={text} />
    </Card>
  );
}
