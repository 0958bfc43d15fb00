import { z } from 'zod';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import { API_SETTING_NAMES, type ApiConfig, readApiConfig } from './api-config';
import type { QihuAccess } from './domain/ad-conversions/qihu';
import type { AdConversionConfig } from './domain/ad-conversions/settings';
import type { SocketLimits } from './domain/market/gateway/open-sockets';
import { socketOriginsOf, socketSettings } from './domain/market/gateway/settings';
import { type MarketConfig, marketConfigOf, marketSettings } from './domain/market/settings';
import { captchaOf, captchaSettings, type ProviderCaptcha } from './front/provider-captcha';
import type { SiteKeySettings } from './front/site-key';
import { type MetricsConfig, metricsConfigOf, metricsSettings } from './observability/metrics/settings';
import { plainConnections } from './plain-connections';
import { CLIENTS_FILE, TLS_FILES, type TlsFiles } from './platform/http/tls';
import { certificateFilesOf } from './platform/settings/certificate-files';
import { ConfigError } from './platform/settings/config-error';
import { deploymentSetting } from './platform/settings/deployment-setting';
import { Faults } from './platform/settings/faults';
import { headerText } from './platform/settings/header-text';
import { isOrigin } from './platform/settings/is-origin';
import { isProxy } from './platform/settings/is-proxy';
import { misspeltSettings } from './platform/settings/misspelt';
import { portSetting } from './platform/settings/port-setting';
import { readEnvironment } from './platform/settings/read-environment';
import { fileSettingOf, readSecretFiles, SECRETS } from './platform/settings/secret-files';
import { type TracingConfig, tracingConfigOf, tracingSettings } from './platform/tracing/settings';

/** Environment variables of the server, besides those of the API in `api-config.ts`. */
const environment = z.object({
  /** `development` adds the /dev pages, the SMS inbox and codes on the console, and listens only on loopback. */
  DEPLOYMENT: deploymentSetting,
  /**
   * Address to listen on. By default `localhost` in development; in production every address if TLS is on or the network is private,
   * else loopback.
   */
  HOST: z.string().min(1).optional(),
  /** The one public port. */
  PORT: portSetting(DEFAULT_PORTS.PORT),
  /** Certificate and key, in PEM, for TLS on both listeners; the server reloads them when they change. */
  TLS_CERTIFICATE_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  /** Host where Next listens: on the same machine, or under a name that only the server can reach. */
  SITE_HOST: z.hostname('must be a host name').default('localhost'),
  SITE_PORT: portSetting(DEFAULT_PORTS.SITE_PORT),
  /** Proves to the site that this server resolved the page. A command that starts both processes generates one and passes it to both. */
  SITE_KEY: headerText.optional(),
  /** File to which the site writes a new key on each start, where the site is started separately. */
  SITE_KEY_FILE: z.string().min(1).optional(),
  /** Origin of the provider's own backend; the server then forwards the calls to it and opens no database. */
  API_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin such as https://api.example, without path, query or credentials')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Proxies whose X-Forwarded-* headers the server trusts: addresses, CIDR ranges or `loopback`, separated by commas. None by default. */
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((proxies) => proxies.every(isProxy), 'must be addresses, CIDR ranges or `loopback`, with commas')
    .optional(),
  /** `on` allows connections to other machines without TLS, on a network where no one else can read the traffic. */
  PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** `1` when Next runs in its development mode behind the server: the server caches nothing, and hot reload works. */
  HOT_RELOAD: z.enum(['0', '1']).default('0'),
  /** Maximum mebibytes of cached pages in memory, about 26 KiB each, and the same again for cached files. */
  PAGE_CACHE_MB: z.coerce.number().int().min(16).max(16_384).default(320),
  /** File in which this machine's edge logs the pages that it sent; without it they are not counted. */
  EDGE_PAGE_LOG: z.string().min(1).optional(),
  ...captchaSettings,
  ...socketSettings,
  ...marketSettings,
  ...metricsSettings,
  ...tracingSettings,
});

type Settings = z.output<typeof environment>;

/** Names of all variables that this module reads. */
export const SETTING_NAMES = Object.keys(environment.shape);

/** Socket settings, for own and forwarded sockets. */
export interface SocketConfig {
  limits: SocketLimits;
  /** Origins whose pages may open sockets, besides the visited host. */
  origins: readonly string[];
  /** Origins of external socket servers that pages may connect to. */
  servers: readonly string[];
}

/** API settings of a site whose provider has its own backend. */
export interface ForwardedApi {
  origin: string;
  /** Settings for answering activities here, on this server's own database. */
  activities?: ApiConfig;
  /** Captcha that the backend requires. */
  captcha?: ProviderCaptcha | undefined;
  /** Signs conversions of 360 while forwarding them. */
  qihu?: QihuAccess | undefined;
}

export interface Config {
  development: boolean;
  hotReload: boolean;
  host: string;
  port: number;
  /** Certificate files for TLS, if the server uses it. */
  tls?: TlsFiles | undefined;
  siteOrigin: string;
  siteKey: SiteKeySettings;
  trustProxy: string[] | false;
  logLevel: string;
  /** Settings for answering the API here, or for forwarding it to an external backend. */
  api: ApiConfig | ForwardedApi;
  /** Folder for the files of releases where there is no database. */
  dataDir: string;
  /** Maximum bytes of cached pages. */
  pageCacheBytes: number;
  /** File in which the edge logs the pages that it sent. */
  edgePageLog?: string | undefined;
  sockets: SocketConfig;
  market: MarketConfig;
  /** Where metrics are served, if they are on. */
  metrics?: MetricsConfig | undefined;
  /** How spans are sent, if tracing is on. */
  tracing?: TracingConfig | undefined;
}

/**
 * Reads every setting.
 * @param standIns the advertising platforms of the development set-up, by the server's port
 * @throws {ConfigError}
 */
export function readConfig(
  given: Record<string, string | undefined>,
  standIns?: (port: number) => AdConversionConfig,
): Config {
  const faults = new Faults();
  const secrets = readSecretFiles(given);
  const env = { ...given, ...secrets.read };
  faults.add(...secrets.faults, ...misspelt(env));
  const data = faults.gather(() => readEnvironment(environment, env));
  if (env.DEPLOYMENT === 'production') faults.gather(() => requireInProduction(env));
  const calls = faults.gather(() => readApiConfig(env, data && !data.API_ORIGIN ? standIns?.(data.PORT) : undefined));
  const config = data && configOf(data, faults);
  const api = data && calls && apiOf(data, calls, env, faults);
  faults.refuse();
  if (env.DEPLOYMENT === 'production' && env.PRIVATE_NETWORK !== 'on') faults.add(...plainConnections(env));
  faults.refuse();
  const { dataDir } = calls as ApiConfig;
  return { ...(config as Omit<Config, 'api' | 'dataDir'>), dataDir, api: api as Config['api'] };
}

function configOf(data: Settings, faults: Faults): Omit<Config, 'api' | 'dataDir'> {
  const development = data.DEPLOYMENT === 'development';
  if (data.SITE_KEY && data.SITE_KEY_FILE) faults.add('SITE_KEY: is set by SITE_KEY_FILE as well; set one of them');
  if (data.PORT === data.SITE_PORT) faults.add('SITE_PORT: must be another port than PORT');
  const tls = faults.gather(() => tlsOf(data));
  return {
    development,
    hotReload: data.HOT_RELOAD === '1',
    host: data.HOST ?? hostOf(data),
    port: data.PORT,
    tls,
    siteKey: { key: data.SITE_KEY, file: data.SITE_KEY_FILE },
    siteOrigin: `http://${data.SITE_HOST}:${data.SITE_PORT}`,
    trustProxy: data.TRUST_PROXY ?? false,
    logLevel: data.LOG_LEVEL ?? (development ? 'warn' : 'info'),
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    edgePageLog: data.EDGE_PAGE_LOG,
    sockets: {
      limits: { perAddress: data.SOCKETS_PER_ADDRESS, total: data.SOCKETS_TOTAL },
      origins: data.SOCKET_ORIGINS,
      servers: socketOriginsOf(data),
    },
    market: faults.gather(() => marketConfigOf(data)) as MarketConfig,
    metrics: faults.gather(() => metricsConfigOf(data)),
    tracing: tracingConfigOf(data),
  };
}

/** The default address to listen on. */
function hostOf(data: Settings): string {
  if (data.DEPLOYMENT === 'development') return 'localhost';
  return data.TLS_CERTIFICATE_FILE || data.PRIVATE_NETWORK === 'on' ? '0.0.0.0' : '127.0.0.1';
}

/** @throws {ConfigError} if a TLS setting is missing another one that it needs */
function tlsOf(data: Settings): TlsFiles | undefined {
  const files = certificateFilesOf(TLS_FILES, data);
  const { [CLIENTS_FILE]: clients } = data;
  if (clients && !files)
    throw new ConfigError(`${CLIENTS_FILE}: is only used with TLS, which needs ${TLS_FILES.certificate}`);
  return files && { ...files, ...(clients && { clients }) };
}

/** With an external backend, this server answers activities only if a database is named; the default folder does not count. */
function apiOf(
  data: Settings,
  calls: ApiConfig,
  env: Record<string, string | undefined>,
  faults: Faults,
): ApiConfig | ForwardedApi {
  const { API_ORIGIN: origin } = data;
  const captcha = faults.gather(() => captchaOf(data));
  if (!origin) {
    if (captcha) faults.add('CAPTCHA_SCRIPT: is only used with an external backend, which needs API_ORIGIN');
    return calls;
  }
  const hasDatabase = Boolean(env.DATABASE_URL || env.DATA_DIR);
  return {
    origin,
    captcha,
    qihu: calls.conversions.qihu,
    ...(hasDatabase && { activities: { ...calls, provider: origin } }),
  };
}

/** Secrets that are optional in development, with their messages. */
const NEEDED_IN_PRODUCTION = {
  SITE_KEY_FILE: 'is needed in production: the file to which the site writes a new key on each start',
};
/** The same, for a server with a database. */
const NEEDED_FOR_DATA = {
  DATA_KEY: 'is needed in production: 32 random bytes in base64, generated with `openssl rand -base64 32`',
};
/** The same, for a server that answers the API itself. */
const NEEDED_FOR_CALLS = {
  SMS_WEBHOOK_URL: 'is needed in production: without it the server would print codes on the console',
};

function requireInProduction(env: Record<string, string | undefined>): void {
  const needed = {
    ...(!env.SITE_KEY && NEEDED_IN_PRODUCTION),
    ...((!env.API_ORIGIN || env.DATABASE_URL || env.DATA_DIR) && NEEDED_FOR_DATA),
    ...(!env.API_ORIGIN && NEEDED_FOR_CALLS),
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  const lines = missing.map(([name, need]) => `${name}: ${need}`);
  if (env.DATABASE_URL === '') lines.push('DATABASE_URL: is empty; leave it out to use the embedded database');
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}

function misspelt(env: Record<string, string | undefined>): string[] {
  const known = new Set([...SETTING_NAMES, ...API_SETTING_NAMES, ...SECRETS, ...SECRETS.map(fileSettingOf)]);
  return misspeltSettings(Object.keys(env), known);
}
