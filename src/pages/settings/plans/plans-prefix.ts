/** The prefix of the plans' parameters in the URL, which has parameters of the settings as well. */
export const plansPrefix = 'plans-';
