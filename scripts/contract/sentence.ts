/** Why nothing could be found out, as a sentence for whoever asked: no stack, no token. */
export class CouldNotRun extends Error {}
