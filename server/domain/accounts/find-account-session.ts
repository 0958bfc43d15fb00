import type { Database } from '../../platform/database/types';
import { type FindSession, findSession } from '../../platform/sessions/service';
import type { Hosts } from '../hosts/follow-hosts';
import { holdsOn } from './brand-of-account';

/** Finds this server's own sessions, each where its account may be logged in to. */
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
