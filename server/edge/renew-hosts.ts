import path from 'node:path';
import { hostMaps } from '@/lib/edge/host-maps';
import { hostListMetrics } from '@/lib/edge/metrics-text';
import { certificateFilesOf, readCertificate } from '../platform/settings/certificate-files';
import { fetchHosts } from './fetch-hosts';
import { readHostState, writeHostState } from './host-state';
import { Nginx } from './nginx';
import { EDGE_FILES, type HostsConfig } from './settings';
import { writeAtomically } from './write-atomically';

/** The file in `live/` that lists the hosts. */
const FILE = 'hosts.conf';
const HEADER = "# Written by newactivities-edge-hosts from the servers' list; do not edit.\n";

/**
 * Makes nginx serve the hosts that the servers list. When no server returns a valid list, or nginx rejects it, the last
 * list stays in effect.
 *
 * @returns whether anything changed
 * @throws {EdgeError} when no list could be fetched or nginx rejects it
 * @throws {ConfigError} when the client certificate cannot be read
 */
export async function renewHosts(config: HostsConfig): Promise<boolean> {
  const known = await readHostState(config.EDGE_STATE_DIR);
  const files = certificateFilesOf(EDGE_FILES, config);
  const found = await fetchHosts(config.EDGE_HOSTS_URL, known, files && readCertificate(files, EDGE_FILES));
  const nginx = new Nginx(config.EDGE_NGINX_FOLDER);
  const text = HEADER + hostMaps(found.list);
  // Store the list only after nginx has loaded it: the next round then finishes one that was interrupted.
  const changed = found !== known || (await nginx.read(FILE)) !== text;
  if (changed) await nginx.apply(FILE, text);
  if (found !== known) await writeHostState(config.EDGE_STATE_DIR, found);
  if (config.EDGE_METRICS_DIR) {
    const file = path.join(config.EDGE_METRICS_DIR, 'newactivities-edge-hosts.prom');
    await writeAtomically(file, hostListMetrics(new Date()));
  }
  return changed;
}
