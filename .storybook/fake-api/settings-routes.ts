import { password } from './people-routes.ts';
import { type Routes, refuse } from './routes.ts';

const nested = {
  base_price: 2.6,
  price_per_km: { day: 1.12, night: '1.56' },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 3, luggage: 1.5, person: 4 },
    night: { animal: 4, luggage: 2, person: 5 },
  },
};

/** What the settings read and write beside the plans. */
export function settingsRoutes(): Routes {
  let config: unknown = nested;
  return {
    'GET /price-configs': () => Response.json({ data: config }),
    'PUT /price-configs': async (request) => {
      config = await request.json();
      return Response.json({ data: config });
    },
    'PUT /users/me/password': async (request) => {
      const sent: { currentPassword?: string } = await request.json();
      return sent.currentPassword === password
        ? Response.json({ message: 'Mot de passe modifié avec succès.' })
        : refuse(422, 'Certains champs ne sont pas valides.', {
            currentPassword: ['Mot de passe actuel incorrect'],
          });
    },
  };
}
