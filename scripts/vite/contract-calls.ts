import type { Resource } from '#schema/resource.ts';

/** Returns every call of the contract as data: what the OpenAPI document says of it, without the texts. */
async function contractCalls(resources: readonly Resource[]) {
  // Other tools read the configuration of the build, and need none of this.
  const { distinct, operationsOf } = await import('#server/openapi/operations.ts');
  return distinct(operationsOf(resources)).map(
    ({ id, method, path, base, status, envelope, schema, parameters, holds }) => ({
      name: id,
      method,
      path,
      base,
      status,
      envelope,
      schema,
      parameters: parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => ({ name: parameter.name, schema: parameter.schema })),
      list: envelope === 'paginated' || envelope === 'plain' ? holds?.name : undefined,
    }),
  );
}

/** Returns the code of a module with the contract as data: the browser needs neither the declarations nor their schemas. */
export async function contractCode(found: readonly { readonly resource: Resource }[]): Promise<string> {
  const calls = await contractCalls(found.map(({ resource }) => resource));
  return `export const contract = ${JSON.stringify(calls)};`;
}
