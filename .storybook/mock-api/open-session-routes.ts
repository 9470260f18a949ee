import { t } from '#lib/i18n/i18n.ts';
import { endOneSession, endOtherSessions, readSessions } from '#resources/paths/sessions.ts';
import { hoursAgo } from './clock.ts';
import { data, failure, message, type Route, route } from './routes.ts';

/** An open session: where it is, when it was begun and last used, in hours before now. */
const session = (id: number, ip: string, agent: string, begun: number, used: number, current = false) => ({
  id: `session-${id}`,
  current,
  createdAt: hoursAgo(begun),
  lastUsedAt: hoursAgo(used),
  expiresAt: { absolute: hoursAgo(-3), idle: hoursAgo(-0.9) },
  ip,
  agent,
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const initialSessions = [
  session(2, '2001:db8:85a3:8d3:1319:8a2e:370:7348', phone, 5, 0.2),
  session(1, '203.0.113.7', computer, 2, 0, true),
  session(3, '198.51.100.24', '', 9.5, 0.7),
];

/** Creates the routes of the open sessions of the signed-in user. */
export function openSessionRoutes(): Route[] {
  let sessions = initialSessions;
  return [
    route(readSessions, () => data(sessions)),
    route(endOneSession, (_, [id]) => {
      const left = sessions.filter((session) => session.id !== id);
      if (left.length === sessions.length) return failure(404, t('server.sessionNotFound'));
      sessions = left;
      return message(t('server.sessionEnded'));
    }),
    route(endOtherSessions, () => {
      sessions = sessions.filter(({ current }) => current);
      return message(t('server.sessionsEnded'));
    }),
  ];
}
