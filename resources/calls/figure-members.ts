import * as z from 'zod/mini';

/**
 * What the responses of figures of descriptors have beyond their fields, by the call. Only the OpenAPI document and the contract
 * check read it, so no descriptor has it.
 */
export const figureMembers = {
  'rides.figures': z.object({
    days: z.array(
      z.object({
        date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
        rides: z.number(),
        revenue: z.number(),
      }),
    ),
  }),
};
