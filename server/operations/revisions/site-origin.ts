import { brands } from '@/brands';
import { canonicalHostOf } from '@/brands/hosts';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { HostTable } from '../../domain/hosts/host-table';
import { readHosts } from '../../domain/hosts/store';
import type { Place } from '../../domain/revisions/pointers';
import type { Orm } from '../../platform/database/types';
import type { OperationServices } from '../common/operation';

type Config = OperationServices['config'];

/** The origin of a brand's own pages. */
export async function siteOrigin({ config }: Pick<OperationServices, 'config'>, orm: Orm, brand: string) {
  return originOf(config, await readHosts(orm), brand);
}

/** The address of a brand's page that shows what a revision is about. */
export async function pageAddress(
  services: Pick<OperationServices, 'config'>,
  orm: Orm,
  { subject, slug }: Place,
  brand: string,
): Promise<string> {
  const path: `/${string}` = subject === 'clause' ? `/clause/${slug}` : subject === 'brand' ? LANDING_PATH : `/${slug}`;
  return `${await siteOrigin(services, orm, brand)}${siteUrl(path)}`;
}

/** The origins of the pages of all brands, without duplicates. */
export async function siteOrigins({ config, database }: OperationServices): Promise<string[]> {
  const table = await readHosts(database.orm);
  return [...new Set(brands.map(({ appCode }) => originOf(config, table, appCode)))];
}

function originOf({ localPort }: Config, table: HostTable, brand: string): string {
  return localPort ? `http://${brand}.localhost:${localPort}` : `https://${canonicalHost(table, brand)}`;
}

/** The canonical host of a brand's pages. */
function canonicalHost({ tables }: HostTable, appCode: string): string {
  return tables.canonicalHosts?.[appCode] ?? canonicalHostOf(appCode);
}
