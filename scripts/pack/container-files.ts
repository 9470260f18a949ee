import * as z from 'zod/mini';

/** What a Dockerfile says about the container, read from its last stage. */
export interface Image {
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly check: readonly string[];
}

const words = z.array(z.string());

/** Reads a Dockerfile. Throws at an instruction that Docker does not know, and at a command that is no list. */
export function readDockerfile(text: string): Image {
  const known = /^(ARG|FROM|RUN|COPY|WORKDIR|ENV|USER|EXPOSE|VOLUME|HEALTHCHECK|CMD) (.+)$/;
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const last = new Map<string, string>();
  for (const line of lines) {
    const [, name, rest] = known.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`Unknown instruction: ${line}`);
    last.set(name, rest);
  }
  const listOf = (name: string) => words.parse(JSON.parse((last.get(name) ?? '').replace(/^[^[]*/, '')));
  const pairs = (last.get('ENV') ?? '').split(' ').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
  return {
    user: last.get('USER') ?? 'root',
    env: Object.fromEntries(pairs),
    command: listOf('CMD'),
    check: listOf('HEALTHCHECK'),
  };
}

const service = z.looseObject({
  image: z.optional(z.string()),
  environment: z.optional(z.record(z.string(), z.string())),
  read_only: z.optional(z.boolean()),
  deploy: z.optional(z.object({ replicas: z.number() })),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
});

/** The services of a compose file. */
export const compose = z.object({ services: z.record(z.string(), service) });
