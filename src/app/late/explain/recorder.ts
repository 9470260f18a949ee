import { createObservable } from '#lib/session/observable.ts';
import { checkResponse, type Mismatch } from './check-response.ts';
import { type ContractCall, findDeclared } from './contract-call.ts';
import type { OpenedScreen, PressedControl, Redaction } from './redact.ts';
import {
  maxSteps,
  type RecordingFile,
  recordingFormat,
  recordingVersion,
  type Step,
  type StepContent,
} from './steps.ts';

/** A call of the shown screen, as the user may see it: with its ids, and of its body what may be kept. */
export interface SeenCall {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds until its response; undefined as long as there is none. */
  readonly ms?: number | undefined;
  readonly status?: number | undefined;
  /** Why it ended without a response: the connection failed, or the page aborted it. */
  readonly failure?: 'network' | 'aborted';
  /** The id under which the service logs it. */
  readonly requestId?: string | undefined;
  readonly declared: ContractCall | undefined;
  /** The differences from its declaration; undefined if they are not known. */
  readonly mismatches?: readonly Mismatch[];
  /** What may be kept of the body of its response; undefined if it is not known. */
  readonly body?: unknown;
  /** The hash of the query that its response belongs to. */
  readonly query?: string;
  /** When the data was read that the screen showed before the response; undefined if it had none. */
  readonly shownFrom?: number | undefined;
}

/** A response to a call, without its body. */
export interface SeenResponse {
  readonly status: number;
  readonly ms: number;
  readonly requestId: string | undefined;
}

/** A step, with the call whose response it waits for. */
type KeptStep = Step & { readonly call?: number };

/** What the recording knows of the shown screen. */
export interface Recording {
  readonly screen: OpenedScreen | undefined;
  /** When the screen was opened, in milliseconds since 1970. */
  readonly since: number;
  /** The last calls, also those of former screens. */
  readonly calls: readonly SeenCall[];
  readonly steps: readonly KeptStep[];
}

/** The number of calls that are kept. */
const maxCalls = 100;

interface RecorderOptions {
  readonly declared: readonly ContractCall[];
  readonly redaction: Redaction;
  /** When the shown screen was opened. */
  readonly since: number;
}

/** Creates the recording of what happens from now on. Steps are redacted before they are kept. */
export function createRecorder({ declared, redaction, since }: RecorderOptions) {
  const state = createObservable<Recording>({ screen: undefined, since, calls: [], steps: [] });
  let lastId = 0;

  function keep(step: StepContent, call?: number) {
    const steps = [...state.get().steps, { ...step, at: Date.now(), ...(call !== undefined && { call }) }];
    state.set({ steps: steps.slice(-maxSteps) });
  }

  function change(id: number, changed: Partial<SeenCall>) {
    state.set({ calls: state.get().calls.map((call) => (call.id === id ? { ...call, ...changed } : call)) });
  }

  const find = (id: number) => state.get().calls.find((call) => call.id === id);

  return {
    get: state.get,
    subscribe: state.subscribe,

    /** Another screen is about to be opened: the next calls are its own. */
    leave: () => state.set({ since: Date.now() }),

    /** A screen is shown. */
    open(screen: OpenedScreen) {
      state.set({ screen });
      keep(redaction.screen(screen));
    },

    /** A call begins. Returns its id. */
    begin(method: string, { pathname, search }: URL, at = Date.now()): number {
      lastId += 1;
      const call = { id: lastId, method, path: pathname, search, at };
      const seen = { ...call, declared: findDeclared(declared, method, pathname) };
      state.set({ calls: [...state.get().calls, seen].slice(-maxCalls) });
      return lastId;
    },

    /** A call has its response. */
    respond(id: number, response: SeenResponse) {
      change(id, response);
      const call = find(id);
      if (call !== undefined) keep(redaction.call({ ...call, ...response }), id);
    },

    /**
     * The body of a response has arrived. It is compared with its declaration; what is not personal is kept with the
     * step.
     */
    check(id: number, body: unknown) {
      const { declared: declaration, status } = find(id) ?? {};
      if (declaration === undefined || status === undefined) return;
      const kept = redaction.body(declaration, status, body);
      change(id, { mismatches: checkResponse(declaration, status, body), body: kept });
      const steps = state.get().steps.map((step) => (step.call === id ? { ...step, body: kept } : step));
      state.set({ steps });
    },

    /** A call ended without a response. */
    fail(id: number, failure: 'network' | 'aborted', ms: number) {
      change(id, { failure, ms });
      const call = find(id);
      if (call !== undefined && failure === 'network')
        keep(redaction.call({ ...call, status: undefined, ms }));
    },

    /**
     * Assigns its call to a query that has ended: since `begun`, the last call with a response that no other query has.
     * `shownFrom` is the time at which the former data of the query was read.
     */
    endQuery(query: string, begun: number, shownFrom: number | undefined) {
      const call = state
        .get()
        .calls.filter((each) => each.at >= begun && each.ms !== undefined && each.query === undefined)
        .toSorted((one, other) => other.at + (other.ms ?? 0) - one.at - (one.ms ?? 0))[0];
      if (call !== undefined) change(call.id, { query, shownFrom });
    },

    click: (pressed: PressedControl) => keep(redaction.click(pressed)),

    error: (error: unknown, file: string, line: number) => keep(redaction.error(error, file, line)),

    /** Returns the file for support. */
    file(): RecordingFile {
      const { steps } = state.get();
      const first = steps[0]?.at ?? 0;
      return {
        format: recordingFormat,
        version: recordingVersion,
        steps: steps.map(({ call: _, ...step }) => ({ ...step, at: step.at - first })),
      };
    },
  };
}

/** The recording of what happens. */
export type Recorder = ReturnType<typeof createRecorder>;
