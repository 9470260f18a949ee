import type { StoredRecord } from '#schema/resource.ts';
import type { Stock } from './resource-routes.ts';
import { type Routes, refuse } from './routes.ts';

/** The one password that everybody in the demo has. */
export const password = 'sésame ouvre-toi';

/** The one code that is ever sent. */
const code = '246810';

const wrongCode = () =>
  refuse(422, 'Certains champs ne sont pas valides.', { otp: ['Ce code est incorrect ou a expiré.'] });

const tokens = { access_token: 'demo', refresh_token: { id: 1, value: 'demo-refresh' } };

/** Who is signed in. */
export const administrator: StoredRecord = {
  id: 1,
  name: 'Alice Dubreuil',
  email: 'admin@example.com',
  role: 'admin',
  activeRole: 'admin',
  avatar: null,
};

/** Signing in and out, and who one is. */
export function sessionRoutes(users: Stock): Routes {
  return {
    'GET /users/me': () => Response.json({ data: administrator }),
    'POST /auth/signin': async (request) => {
      const sent: { email?: string; password?: string } = await request.json();
      const user = [administrator, ...users.rows].find(({ email }) => email === sent.email);
      if (user === undefined || sent.password !== password) {
        return refuse(400, 'Identifiants ou mot de passe incorrect.');
      }
      return Response.json({ data: { ...tokens, user } });
    },
    'POST /auth/request-otp': () => Response.json({ message: 'Un code a été envoyé.' }),
    'POST /auth/verify-password-otp': async (request) => {
      const sent: { email?: string; otp?: string } = await request.json();
      const user = [administrator, ...users.rows].find(({ email }) => email === sent.email);
      return user === undefined || sent.otp !== code
        ? wrongCode()
        : Response.json({ data: { ...tokens, user } });
    },
    'POST /auth/reset-password': async (request) => {
      const sent: { otp?: string } = await request.json();
      return sent.otp === code
        ? Response.json({ message: 'Mot de passe modifié avec succès.' })
        : wrongCode();
    },
    'POST /auth/signout': () => Response.json({ message: 'Vous êtes déconnecté.' }),
    'POST /auth/refresh-token': () => Response.json({ data: tokens }),
  };
}

/** What the service knows of users and of the whole beside their records. */
export function figureRoutes(stocks: ReadonlyMap<string, Stock>): Routes {
  const rowsOf = (name: string) => stocks.get(name)?.rows ?? [];
  return {
    'GET /admin/dashboard': () =>
      Response.json({
        data: {
          users: 12_480,
          etablissements: 1_312,
          categories: rowsOf('categories').length,
          options: rowsOf('options').length,
          subscriptionPlans: 4,
        },
      }),
    'GET /admin/users/{id}/balance': () => Response.json({ data: { available: 1_284.5, pending: '96.20' } }),
    // Of the demo's people, those with an odd number list an establishment.
    'GET /admin/etablissement/user/{id}': (_, [id]) =>
      Response.json({ data: Number(id) % 2 === 1 ? (rowsOf('establishments')[0] ?? null) : null }),
    'GET /admin/categories/all': () => Response.json({ data: rowsOf('categories') }),
  };
}
