import type { Command } from './resource.ts';

/**
 * Returns the command that a request is about, of several with one call: the one whose constant members were sent, and of
 * several such the one with most of them. Undefined if there is none.
 *
 * @param memberOf Returns a member of what was sent.
 */
export function sentCommand<Sent extends Pick<Command, 'body'>>(
  commands: readonly Sent[],
  memberOf: (name: string) => unknown,
): Sent | undefined {
  const size = ({ body = {} }: Sent) => Object.keys(body).length;
  return commands
    .filter(({ body = {} }) => Object.entries(body).every(([name, value]) => memberOf(name) === value))
    .toSorted((one, other) => size(other) - size(one))[0];
}
