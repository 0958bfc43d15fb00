import { isIP } from 'node:net';
import { z } from 'zod';
import { isThisMachine } from '../platform/http/is-this-machine';
import { type CertificateFiles, certificateFilesOf } from '../platform/settings/certificate-files';
import { Faults } from '../platform/settings/faults';
import { misspeltSettings } from '../platform/settings/misspelt';
import { readEnvironment } from '../platform/settings/read-environment';

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));

const hostsSettings = {
  /** Where servers list the hosts, in the order in which they are asked: `https://server-1.internal:9464/hosts`, with commas. */
  EDGE_HOSTS_URL: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** `on` where nobody else reads what goes between this machine and the servers: then they may be asked without TLS. */
  PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  /** The certificate and the key, in PEM, by which servers know the edge as they list the hosts. */
  EDGE_CERTIFICATE_FILE: z.string().startsWith('/').optional(),
  EDGE_KEY_FILE: z.string().startsWith('/').optional(),
  /** Folder of `nginx.conf` and `live/`. */
  EDGE_NGINX_FOLDER: z.string().startsWith('/').default('/etc/nginx'),
  /** Folder of the last list, certificates and the proofs for who issues them. */
  EDGE_STATE_DIR: z.string().startsWith('/').default('/var/lib/newactivities-edge'),
  /** Folder from which node-exporter reads metrics; without it there are none. */
  EDGE_METRICS_DIR: z.string().startsWith('/').optional(),
};

const certificateSettings = {
  /** The edge's public addresses, with commas: a host is ordered for once all its addresses are among them. */
  EDGE_ADDRESSES: list.pipe(z.array(z.string().refine((value) => isIP(value) > 0, 'must be addresses, with commas'))),
  /** Whom the authority writes to. */
  EDGE_ACME_EMAIL: z.email(),
  /** The authority's directory. */
  EDGE_ACME_DIRECTORY: z.url({ protocol: /^https$/ }).default('https://acme-v02.api.letsencrypt.org/directory'),
  /** Name servers to ask for a host's addresses, `10.0.0.53` or `10.0.0.53:5353`, with commas; by default the machine's. */
  EDGE_RESOLVERS: list.optional(),
};

const hostsEnvironment = z.object(hostsSettings);
const certificatesEnvironment = z.object({ ...hostsSettings, ...certificateSettings });

/** Every variable that the edge's programs read. */
export const EDGE_SETTING_NAMES = Object.keys({ ...hostsSettings, ...certificateSettings });

/** What {@link hostsConfig} reads. */
export type HostsConfig = z.infer<typeof hostsEnvironment>;

/** What {@link certificatesConfig} reads. */
export type CertificatesConfig = z.infer<typeof certificatesEnvironment>;

/** The settings that name what servers are shown. */
export const EDGE_FILES: CertificateFiles = { certificate: 'EDGE_CERTIFICATE_FILE', key: 'EDGE_KEY_FILE' };

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {ConfigError} with a line for each setting that cannot be used or is misspelt */
export function hostsConfig(env: Environment): HostsConfig {
  return read(hostsEnvironment, env);
}

/** @throws {ConfigError} with a line for each setting that cannot be used or is misspelt */
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
    faults.add(
      'EDGE_HOSTS_URL: asks without TLS (https); PRIVATE_NETWORK=on says that nobody else reads what goes there',
    );
  faults.gather(() => config && certificateFilesOf(EDGE_FILES, config));
  faults.refuse();
  return config as z.output<Schema>;
}
