/** A page that was opened. */
export interface ScreenStep {
  readonly type: 'screen';
  /** Its address with pseudonyms instead of ids, e.g. `/courses/id-1`. */
  readonly path: string;
  /** The state of a list, e.g. `?status=pending`. */
  readonly search: string;
}

/** A call that has ended. */
export interface CallStep {
  readonly type: 'call';
  /** Its name in the contract; undefined if it is not declared. */
  readonly name: string | undefined;
  readonly method: string;
  /** The whole path on the host. `…` replaces that of a call that is not declared. */
  readonly path: string;
  readonly search: string;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  /** Milliseconds until the response. */
  readonly ms: number;
  /** What may be kept of the body of the response, in its shape; undefined if it is not known. */
  readonly body?: unknown;
}

/** A press on a control. */
interface ClickStep {
  readonly type: 'click';
  readonly role: string;
  /** Its name if it is a text of the product; its other parts are `…`. */
  readonly name: string;
}

/** An error of the product. Its message is left out, since it may quote data. */
interface ErrorStep {
  readonly type: 'error';
  readonly name: string;
  /** The file of the build, with its line. */
  readonly file: string | undefined;
}

/** What happened, without the time. */
export type StepContent = ScreenStep | CallStep | ClickStep | ErrorStep;

/** One of the last steps. `at`: milliseconds since the first one of its recording. */
export type Step = StepContent & { readonly at: number };

/** The format of the file that support receives, and its version. */
export const recordingFormat = 'back-office-steps';
export const recordingVersion = 2;

/** The file that support receives. */
export interface RecordingFile {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  readonly steps: readonly Step[];
}

/** The number of steps that are kept. */
export const maxSteps = 50;
