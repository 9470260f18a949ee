import { users } from '#resources/users.ts';
import { message } from '#server/base/messages.ts';
import { newPasswordProblem } from '#server/base/password-rules.ts';
import { writing } from '#server/calls/handlers.ts';
import { checkedDraft } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import { data } from '#server/http/responses.ts';
import { createUser } from './creation.ts';
import { readUser } from './table.ts';

/** Returns the handler that adds a user. */
export const signUp = ({ passwords }: Tools) =>
  writing(async ({ body }) => {
    const { password, ...person } = checkedDraft(users, (await body()).json);
    const wrong = await newPasswordProblem(password, { ...person, hasFactor: false });
    if (wrong) throw invalid({ password: [wrong] });
    const password_hash = await passwords.hash(password);
    return async ({ trx, journal }) => {
      const id = await createUser(trx, { ...person, password_hash });
      const after = await readUser(trx, id);
      journal.record({ action: 'create', resource: users, ...(after && { after }) });
      return { status: 201, body: { ...data(after), message: message('userCreated') }, current: after };
    };
  });
