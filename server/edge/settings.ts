import { z } from 'zod';
import { isThisMachine } from '../platform/http/is-this-machine';
import { type CertificateFiles, certificateFilesOf } from '../platform/settings/certificate-files';
import { addressesSetting, listSetting } from '../platform/settings/common-settings';
import { Faults } from '../platform/settings/faults';
import { misspeltSettings } from '../platform/settings/misspelt';
import { readEnvironment } from '../platform/settings/read-environment';

const hostsSettings = {
  /**
   * Comma-separated URLs of the servers' host lists, in the order in which they are tried, such as
   * `https://server-1.internal:9464/hosts`.
   */
  EDGE_HOSTS_URL: listSetting.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** `on` when the network between this machine and the servers is private: then plain HTTP is allowed. */
  PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  /** PEM files of the client certificate and key that the edge presents when it fetches the host list. */
  EDGE_CERTIFICATE_FILE: z.string().startsWith('/').optional(),
  EDGE_KEY_FILE: z.string().startsWith('/').optional(),
  /** Folder of `nginx.conf` and `live/`. */
  EDGE_NGINX_FOLDER: z.string().startsWith('/').default('/etc/nginx'),
  /** Folder of the last host list, the certificates and the ACME challenge files. */
  EDGE_STATE_DIR: z.string().startsWith('/').default('/var/lib/newactivities-edge'),
  /** Folder from which node-exporter reads metrics; none are written without it. */
  EDGE_METRICS_DIR: z.string().startsWith('/').optional(),
};

const certificateSettings = {
  /**
   * Comma-separated public addresses of the edge: a host's certificate is ordered once all its addresses are among
   * them.
   */
  EDGE_ADDRESSES: addressesSetting,
  /** Contact address for the authority. */
  EDGE_ACME_EMAIL: z.email(),
  /** URL of the authority's ACME directory. */
  EDGE_ACME_DIRECTORY: z.url({ protocol: /^https$/ }).default('https://acme-v02.api.letsencrypt.org/directory'),
  /**
   * Comma-separated name servers to resolve hosts with, `10.0.0.53` or `10.0.0.53:5353`; the machine's own by default.
   */
  EDGE_RESOLVERS: listSetting.optional(),
};

const hostsEnvironment = z.object(hostsSettings);
const certificatesEnvironment = z.object({ ...hostsSettings, ...certificateSettings });

/** All settings that the edge's programs read, with their schemas. */
export const EDGE_SETTINGS: Readonly<Record<string, z.ZodType>> = certificatesEnvironment.shape;

/** Names of all settings that the edge's programs read. */
export const EDGE_SETTING_NAMES = Object.keys(EDGE_SETTINGS);

/** Result of {@link hostsConfig}. */
export type HostsConfig = z.infer<typeof hostsEnvironment>;

/** Result of {@link certificatesConfig}. */
export type CertificatesConfig = z.infer<typeof certificatesEnvironment>;

/** Settings that name the edge's client certificate. */
export const EDGE_FILES: CertificateFiles = { certificate: 'EDGE_CERTIFICATE_FILE', key: 'EDGE_KEY_FILE' };

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {ConfigError} with one line per invalid or misspelt setting */
export function hostsConfig(env: Environment): HostsConfig {
  return read(hostsEnvironment, env);
}

/** @throws {ConfigError} with one line per invalid or misspelt setting */
export function certificatesConfig(env: Environment): CertificatesConfig {
  return read(certificatesEnvironment, env);
}

function isPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isThisMachine(hostname);
}

function read<Schema extends typeof hostsEnvironment>(schema: Schema, env: Environment): z.output<Schema> {
  const faults = new Faults();
  faults.add(...misspeltSettings(Object.keys(env), new Set(EDGE_SETTING_NAMES)));
  const config = faults.gather(() => readEnvironment(schema, env));
  if (config && config.PRIVATE_NETWORK === 'off' && config.EDGE_HOSTS_URL.some(isPlain))
    faults.add('EDGE_HOSTS_URL: must use https; plain http is only allowed with PRIVATE_NETWORK=on');
  faults.gather(() => config && certificateFilesOf(EDGE_FILES, config));
  faults.refuse();
  return config as z.output<Schema>;
}
