import { logOut, sessionList } from '@/lib/contract/sessions';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { endSessions, listSessions } from '../../platform/sessions/service';
import { requireGrant } from './grant';
import type { AccountServices } from './services';

export function registerSessionRoutes(api: Api<AccountServices>): void {
  route(api, sessionList, async ({ session, services, now }) => {
    const found = await listSessions(services.database.orm, session.account, now);
    const sessions = found.map(({ openedAt, lastSeenAt, ...known }) => ({
      ...known,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: known.id === session.id,
    }));
    return { IsSuccess: true, Data: { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) } };
  });

  route(api, logOut, async ({ input: { which, grant = '' }, session, services, now }) => {
    if (!session && which === 'this') return { IsSuccess: true, Data: { ended: 0 } };
    if (!session) throw new ApiProblem('unauthorized');
    const isOwn = which === 'this' || which === session.id;
    if (!isOwn) requireGrant(services.vault, grant, session.account, now);
    const ended = await endSessions(services.database.orm, session.account, endedBy(which, session.id));
    return { IsSuccess: true, Data: { ended } };
  });
}

function endedBy(which: string, own: string | undefined): { only?: string | undefined; but?: string | undefined } {
  switch (which) {
    case 'all':
      return {};
    case 'others':
      return { but: own };
    case 'this':
      return { only: own };
    default:
      return { only: which };
  }
}
