import { useEffect, useState } from 'react';
import type { Describe, Description } from '#fields/contract.ts';

/** Returns the description of a resource once it is loaded; undefined before, and if there is none. */
export function useDescription(
  describeResource: Describe | undefined,
  resource: string | null,
): Description | undefined {
  const [description, setDescription] = useState<Description>();
  useEffect(() => {
    let isCurrent = true;
    if (resource !== null) {
      describeResource?.(resource)
        .then((loaded) => isCurrent && setDescription(loaded))
        .catch((error: unknown) => reportError(error));
    }
    return () => {
      isCurrent = false;
    };
  }, [describeResource, resource]);
  return description;
}
