/** True in a pack (`npm run pack`), whose build replaces this file. */
export const isPacked: boolean = false;
