/** Every call of the contract once. Generated from the OpenAPI document by the build. */
declare module 'virtual:contract' {
  import type { ContractCall } from '#app/late/explain/contract-call.ts';

  export const contract: readonly ContractCall[];
}
