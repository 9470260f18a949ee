/** What the browser needs to know of an address before a worker may load it (Trusted Types). */
interface AddressPolicy {
  /** Returns the address in the form that the browser accepts. Throws if the policy refuses it. */
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
  }
}

/** The only policy that the page allows (`server/http/page-policy.ts`): workers are files of the build. */
const policy = window.trustedTypes?.createPolicy('worker', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError('A worker is a file of the build.');
    return address;
  },
});

/** Returns the address of a worker in the form that the browser accepts. Throws for one of another origin. */
export const workerAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
