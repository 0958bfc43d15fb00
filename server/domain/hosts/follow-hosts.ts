import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { BUILT_IN_HOSTS, type HostTable } from './host-table';
import { readHosts } from './store';

/** Source of the current hosts. */
export interface Hosts {
  current(): HostTable;
}

/** The hosts of an installation without a database that could change them. */
export const builtInHosts: Hosts = { current: () => BUILT_IN_HOSTS };

/** Follows the operators' changes of the hosts, see {@link follow}. */
export function followHosts({ orm }: Pick<Database, 'orm'>, repeat?: Repeat): Promise<Followed<HostTable>> {
  return follow((known) => readHosts(orm, known), repeat);
}
