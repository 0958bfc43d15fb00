import path from 'node:path';
import { hostMaps } from '@/lib/edge/host-maps';
import { hostListMetrics } from '@/lib/edge/metrics-text';
import { certificateFilesOf, readCertificate } from '../platform/settings/certificate-files';
import { fetchHosts } from './fetch-hosts';
import { readHostState, writeHostState } from './host-state';
import { Nginx } from './nginx';
import { EDGE_FILES, type HostsConfig } from './settings';
import { writeAtomically } from './write-atomically';

/** The file of `live/` that says which hosts there are. */
const FILE = 'hosts.conf';
const HEADER = '# Written by newactivities-edge-hosts as servers say; do not edit.\n';

/**
 * Has nginx know the hosts that the servers know. Where no server answers with a good list, or nginx does not take it, the last
 * one goes on to hold.
 *
 * @returns whether anything changed
 * @throws {EdgeError} where nothing could be learnt or told
 * @throws {ConfigError} where what the servers are to be shown cannot be read
 */
export async function renewHosts(config: HostsConfig): Promise<boolean> {
  const known = await readHostState(config.EDGE_STATE_DIR);
  const files = certificateFilesOf(EDGE_FILES, config);
  const found = await fetchHosts(config.EDGE_HOSTS_URL, known, files && readCertificate(files, EDGE_FILES));
  const nginx = new Nginx(config.EDGE_NGINX_FOLDER);
  const text = HEADER + hostMaps(found.list);
  // A list is noted as known once nginx was told of it: a round that ended before is made up for by the next.
  const changed = found !== known || (await nginx.read(FILE)) !== text;
  if (changed) await nginx.apply(FILE, text);
  if (found !== known) await writeHostState(config.EDGE_STATE_DIR, found);
  if (config.EDGE_METRICS_DIR) {
    const file = path.join(config.EDGE_METRICS_DIR, 'newactivities-edge-hosts.prom');
    await writeAtomically(file, hostListMetrics(new Date()));
  }
  return changed;
}
