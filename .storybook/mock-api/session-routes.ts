import { t } from '#lib/i18n/i18n.ts';
import { changePassword } from '#resources/paths/account.ts';
import { requestCode, resetPassword } from '#resources/paths/codes.ts';
import { readAccount, refreshTokens, signIn, signInWithCode, signOut } from '#resources/paths/session.ts';
import { monthsAgo } from './clock.ts';
import type { FactorStore } from './factor-store.ts';
import type { StoryDataSet } from './resource-routes.ts';
import { data, failure, invalid, message, type Route, route } from './routes.ts';

/** The password of every user. */
export const password = 'sésame ouvre-toi';

/** The new password that is refused. */
const commonPassword = 'motdepasse123';

/** The only one-time code. */
const code = '246810';

/** The tokens of every session. */
export const tokens = { access_token: 'demo', refresh_token: { id: 1, value: 'demo-refresh' } };
const wrongCode = () => invalid({ otp: [t('server.wrongCode')] });

/** The signed-in user. */
export const administrator = {
  id: 1,
  name: 'Alice Dubreuil',
  email: 'admin@example.com',
  emailVerified: true,
  phone: null,
  role: 'admin',
  activeRole: 'admin',
  status: 'active',
  avatar: null,
  createdAt: monthsAgo(30),
  rating: null,
  subscription: null,
};

/** Creates the routes of the session and of the account. */
export function sessionRoutes(users: StoryDataSet, factors: FactorStore): Route[] {
  const userOf = (sent: { email?: string }) =>
    [administrator, ...users.records].find(({ email }) => email === sent.email);
  const signedIn = (user: object) => {
    const challenge = user === administrator ? factors.begin() : null;
    return data(challenge === null ? { ...tokens, user } : { challenge });
  };
  return [
    route(readAccount, () => data({ ...administrator, requiredAction: null })),
    route(signIn, async (request) => {
      const sent: { email?: string; password?: string } = await request.json();
      const user = userOf(sent);
      return user === undefined || sent.password !== password
        ? failure(401, t('server.wrongCredentials'), 'E_INVALID_CREDENTIALS')
        : signedIn(user);
    }),
    route(requestCode, () => message(t('server.codeSent'))),
    route(signInWithCode, async (request) => {
      const sent: { email?: string; otp?: string } = await request.json();
      const user = userOf(sent);
      return user === undefined || sent.otp !== code ? wrongCode() : signedIn(user);
    }),
    route(resetPassword, async (request) => {
      const sent: { otp?: string; password?: string } = await request.json();
      if (sent.password === commonPassword) return invalid({ password: [t('server.passwordCommon')] });
      return sent.otp === code ? message(t('server.passwordReset')) : wrongCode();
    }),
    route(signOut, () => message(t('server.signedOut'))),
    route(refreshTokens, () => data(tokens)),
    route(changePassword, async (request) => {
      const sent: { currentPassword?: string; newPassword?: string } = await request.json();
      if (sent.currentPassword !== password) return invalid({ currentPassword: [t('server.wrongPassword')] });
      if (sent.newPassword === commonPassword) return invalid({ newPassword: [t('server.passwordCommon')] });
      return sent.newPassword === password
        ? invalid({ newPassword: [t('server.passwordSame')] })
        : message(t('server.passwordChanged'));
    }),
  ];
}
