let email = '';

/**
 * The email address that was typed on one of the pages for signing in, so that the next of them has it. It is in memory
 * only: an address in the URL would be kept by logs and histories.
 */
export const enteredEmail = {
  read: () => email,
  remember: (typed: string) => {
    email = typed;
  },
};
