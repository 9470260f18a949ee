import { addResourceTexts } from '#lib/i18n/testing.ts';
import type { Resource } from '#schema/resource.ts';
import { adaptedPlanets, commandedPlanets } from './planets.ts';

addResourceTexts('planets', {
  commands: {
    forbid: {
      label: 'Interdire l’atterrissage',
      text: 'Plus aucun vaisseau ne pourra se poser sur cette planète.',
      done: 'Atterrissage interdit.',
    },
  },
});

/** Planets with more commands than the head of a page has buttons for. A deserted one has as many as buttons. */
export const manyCommandsPlanets: Resource = {
  ...commandedPlanets,
  commands: {
    ...adaptedPlanets.commands,
    ...commandedPlanets.commands,
    forbid: { call: { method: 'POST', path: '/admin/planets/{id}/forbid' }, tone: 'danger' },
  },
};
