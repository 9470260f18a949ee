/**
 * What the service can require of a user before their session may do anything else, in this order. The account names the
 * action (`requiredAction`); until it is done, the other calls are refused.
 */
export const requiredActions = ['changePassword', 'addFactor'] as const;

/** The name of a required action. */
export type RequiredAction = (typeof requiredActions)[number];
