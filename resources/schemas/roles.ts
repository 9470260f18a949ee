/** The roles of users. Only administrators may enter. */
export const roles = ['client', 'driver', 'admin'] as const;
