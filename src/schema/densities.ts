/** The densities that a user can choose. */
export const densities = ['comfortable', 'compact'] as const;

/** A chosen density: the space between lines. */
export type Density = (typeof densities)[number];
