import type { Database } from '../../platform/database/types';
import { type FindSession, findSession } from '../../platform/sessions/service';
import type { Hosts } from '../hosts/follow-hosts';
import { holdsOn } from './brand-of-account';

/** Finds the server's own sessions; skips those whose account may not log in on the host. */
export function findAccountSession({
  database: { orm },
  hosts,
}: {
  database: Pick<Database, 'orm'>;
  hosts: Hosts;
}): FindSession {
  return async (token, now, host) => {
    const session = await findSession(orm, token, now);
    return session && (await holdsOn(orm, hosts, session.account, host)) ? session : null;
  };
}
