import type { Texts } from '#schema/dictionary.ts';
import { matchPath } from '#schema/match-path.ts';
import type { Resource } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import { type ContractCall, findDeclared } from './contract-call.ts';
import { createBodyRedaction } from './redact-body.ts';
import { createNameRedaction } from './redact-name.ts';
import { hidden, listRules, parameterRules, redactQuery } from './redact-query.ts';
import type { CallStep, StepContent } from './steps.ts';

interface RedactionOptions {
  readonly resources: readonly Resource[];
  readonly calls: readonly ContractCall[];
  /** Returns the texts of the product that are loaded. */
  readonly dictionary: () => Texts;
}

/** A page as the router has found it. */
export interface OpenedScreen {
  /** The path of its route, e.g. `/$resource/$id`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: string;
}

/** A call that has ended. */
export interface EndedCall {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly status: number | undefined;
  readonly ms: number;
}

/** A control that was pressed: the texts that may name it, the best one first. */
export interface PressedControl {
  readonly role: string;
  readonly names: readonly string[];
}

/** Turns what happens into steps without personal data. What no declaration allows is left out. */
export interface Redaction {
  screen(opened: OpenedScreen): StepContent;
  call(ended: EndedCall): CallStep;
  /** Returns what may be kept of the body of a response; undefined if there is none. */
  body(declared: ContractCall, status: number, body: unknown): unknown;
  click(pressed: PressedControl): StepContent;
  error(error: unknown, file: string, line: number): StepContent;
}

/** Creates the redaction of one recording: its pseudonyms are stable as long as it lasts. */
export function createRedaction({ resources, calls, dictionary }: RedactionOptions): Redaction {
  const pseudonyms = new Map<string, string>();
  const pseudonymOf = (id: string) => {
    const known = pseudonyms.get(id) ?? `id-${pseudonyms.size + 1}`;
    pseudonyms.set(id, known);
    return known;
  };
  const nameOf = createNameRedaction(dictionary);
  const body = createBodyRedaction(calls, pseudonymOf);

  const rulesOf = ({ list, parameters }: ContractCall) => {
    const resource = resources.find(({ name }) => name === list);
    return resource === undefined ? parameterRules(parameters) : listRules(resource);
  };

  return {
    screen({ route, params, search }) {
      const resource = resources.find(({ path }) => path !== undefined && path === params['resource']);
      const path = route.replaceAll(/\$(\w*)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) return hidden;
        return value === resource?.path ? value : pseudonymOf(value);
      });
      const rules = resource === undefined ? new Map() : listRules(resource);
      return { type: 'screen', path, search: redactQuery(new URLSearchParams(search), rules, pseudonymOf) };
    },

    call({ method, path, search, status, ms }) {
      const declared = findDeclared(calls, method, path);
      const common = { type: 'call', method, status, ms: Math.round(ms) } as const;
      if (declared === undefined) return { ...common, name: undefined, path: hidden, search: '' };
      const ids = [...(matchPath(servedAt(declared), path) ?? [])];
      const rules = rulesOf(declared);
      return {
        ...common,
        name: declared.name,
        path: servedAt(declared).replaceAll(/\{\w+\}/g, () =>
          pseudonymOf(decodeURIComponent(ids.shift() ?? '')),
        ),
        search: redactQuery(new URLSearchParams(search), rules, pseudonymOf),
      };
    },

    body,

    click({ role, names }) {
      const kept = names.map(nameOf).find((name) => name !== undefined);
      return { type: 'click', role: /^[a-z]{1,20}$/.test(role) ? role : hidden, name: kept ?? hidden };
    },

    error(error, file, line) {
      const name = error instanceof Error && /^[A-Z]\w{0,30}$/.test(error.name) ? error.name : hidden;
      const own = /([\w-]+\.(?:js|ts|tsx))$/.exec(file.split('?')[0] ?? '')?.[1];
      return { type: 'error', name, file: own && `${own}:${line}` };
    },
  };
}
