import { Card } from '#kit/card/card.tsx';
import { Text } from '#kit/text/text.tsx';

/** Shows that a record has no such part, or why, in one line. */
export function MissingPart({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <Text as="p" tone="muted">
        {text}
      </Text>
    </Card>
  );
}
