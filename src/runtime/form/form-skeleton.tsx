import { Card } from '#kit/card/card.tsx';
import { FormRow } from '#kit/form-layout/form-layout.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { Resource } from '#schema/resource.ts';

/** The placeholder of a resource's form while its record is loading. */
export function FormSkeleton({ resource }: { resource: Resource }) {
  return (
    <Card aria-busy>
      <Stack>
        {resource.form.map((row) => (
          <FormRow key={row.join(' ')}>
            {row.map((name) => (
              <Stack key={name} gap="2">
                <Skeleton />
                <Skeleton />
              </Stack>
            ))}
          </FormRow>
        ))}
      </Stack>
    </Card>
  );
}
