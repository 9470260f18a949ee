/** The largest JSON body that the service accepts, in bytes. */
export const largestBody = 100 * 1024;
