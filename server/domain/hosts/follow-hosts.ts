import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { BUILT_IN_HOSTS, type HostTable } from './host-table';
import { readHosts } from './store';

/** Whoever knows the hosts of the product as they are at the moment. */
export interface Hosts {
  current(): HostTable;
}

/** The hosts where no database can change them. */
export const builtInHosts: Hosts = { current: () => BUILT_IN_HOSTS };

/** Follows what operators change of the hosts, see {@link follow}. */
export function followHosts({ orm }: Pick<Database, 'orm'>, repeat?: Repeat): Promise<Followed<HostTable>> {
  return follow((known) => readHosts(orm, known), repeat);
}
