import { useEffect, useState } from 'react';
import type { Describe, Description } from '#fields/contract.ts';

/**
 * Returns the description of a resource once it is loaded; undefined before, and null if there is none. While another
 * resource loads, returns the description of the former one.
 */
export function useDescription(
  describeResource: Describe | undefined,
  resource: string | null,
): Description | null | undefined {
  const [description, setDescription] = useState<Description | null>();
  useEffect(() => {
    if (resource === null || describeResource === undefined) return;
    let isCurrent = true;
    const show = (loaded: Description | undefined) => {
      if (isCurrent) setDescription(loaded ?? null);
    };
    describeResource(resource).then(show, (error: unknown) => {
      show(undefined);
      reportError(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [describeResource, resource]);
  return resource === null || describeResource === undefined ? null : description;
}
