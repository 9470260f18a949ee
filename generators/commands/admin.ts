import { write } from '#generators/editing/transaction.ts';
import type { ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { readDocument } from '#generators/openapi/document.ts';
import { proposeService } from '#generators/openapi/service.ts';
import { summaryOf } from '#generators/openapi/summary.ts';
import { readWanted } from '#generators/openapi/wanted.ts';
import { assertNew, newResources } from './resource.ts';

/**
 * Proposes the resources of an OpenAPI document: a file, or an address. With `yes`, writes all of them. Returns the message,
 * the resources and the written paths.
 */
export async function generateAdmin(
  source: string,
  resources: string | undefined,
  yes: boolean,
): Promise<{ message: string; specs: readonly ResourceSpec[]; written?: readonly string[] }> {
  const document = await readDocument(source);
  const proposal = proposeService(document, readWanted(resources), assertNew);
  const message = summaryOf(proposal);
  if (proposal.resources.length === 0) throw new UsageError(`${message}\n\nThere is nothing to generate.`);
  const specs = proposal.resources.map(({ spec }, index) => ({
    ...spec,
    navigation: { ...spec.navigation, order: spec.navigation.order + 10 * index },
  }));
  if (!yes)
    return {
      specs,
      message: `${message}\n\nNothing was written. Choose with --resources "pets, orders" (only these), "-logs" (without), "users=members"\n(another name), and add --yes to write.`,
    };
  return { message, specs, written: write(newResources(specs)) };
}
