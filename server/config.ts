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

/** What the server can be told by environment variables, besides the calls' own of `api/config.ts`. */
const environment = z.object({
  /** `development` adds the /dev pages, the SMS inbox and codes on the console, and listens on loopback alone. */
  DEPLOYMENT: deploymentSetting,
  /**
   * Address to listen on; by default `localhost` in development, and in production every address where it speaks TLS or the network is
   * private, else loopback.
   */
  HOST: z.string().min(1).optional(),
  /** The one public port. */
  PORT: portSetting(DEFAULT_PORTS.PORT),
  /** The certificate and the key, in PEM, by which both listeners speak TLS; looked at again while it runs. */
  TLS_CERTIFICATE_FILE: z.string().min(1).optional(),
  TLS_KEY_FILE: z.string().min(1).optional(),
  /** Where Next listens: beside the server, or under a name that the server alone can reach. */
  SITE_HOST: z.hostname('must be a host name').default('localhost'),
  SITE_PORT: portSetting(DEFAULT_PORTS.SITE_PORT),
  /** Shows the site that a page is decided here; whoever starts both by one command makes one and gives it to both. */
  SITE_KEY: headerText.optional(),
  /** The file in which the site lays the key of each of its starts, where it is started by itself. */
  SITE_KEY_FILE: z.string().min(1).optional(),
  /** Origin of the provider's own backend; the calls are then forwarded to it and no database is opened. */
  API_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isOrigin, 'must be an origin such as https://api.example, without path, query or credentials')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Proxies whose X-Forwarded-* headers are believed: addresses, CIDR ranges or `loopback`, separated by commas. Nobody by default. */
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((proxies) => proxies.every(isProxy), 'must be addresses, CIDR ranges or `loopback`, with commas')
    .optional(),
  /** `on` where nobody else reads what goes between this machine and others: then it may go without TLS. */
  PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** `1` when Next runs in its development mode behind the server: nothing is cached, and hot reload works. */
  HOT_RELOAD: z.enum(['0', '1']).default('0'),
  /** Mebibytes that cached pages may take in memory, some 26 KiB each, and files again. */
  PAGE_CACHE_MB: z.coerce.number().int().min(16).max(16_384).default(320),
  /** File in which the edge of this machine notes the pages that it sent; without it they are not counted. */
  EDGE_PAGE_LOG: z.string().min(1).optional(),
  ...captchaSettings,
  ...socketSettings,
  ...marketSettings,
  ...metricsSettings,
  ...tracingSettings,
});

type Settings = z.output<typeof environment>;

/** Names of every variable that is read here. */
export const SETTING_NAMES = Object.keys(environment.shape);

/** What holds for the sockets, wherever they are answered. */
export interface SocketConfig {
  limits: SocketLimits;
  /** Origins besides the visited host whose pages may open sockets. */
  origins: readonly string[];
  /** Origins of socket servers elsewhere, which pages may connect to. */
  servers: readonly string[];
}

/** The calls of a site whose provider has a backend of its own. */
export interface ForwardedApi {
  origin: string;
  /** How this server answers activities on a database of its own. */
  activities?: ApiConfig;
  /** The captcha that the backend asks for. */
  captcha?: ProviderCaptcha | undefined;
  /** Signs conversions of 360 as they are passed on. */
  qihu?: QihuAccess | undefined;
}

export interface Config {
  development: boolean;
  hotReload: boolean;
  host: string;
  port: number;
  /** What it speaks TLS by, if it does. */
  tls?: TlsFiles | undefined;
  siteOrigin: string;
  siteKey: SiteKeySettings;
  trustProxy: string[] | false;
  logLevel: string;
  /** How the calls are answered here, or where they are forwarded to and how activities alone are answered here, if they are. */
  api: ApiConfig | ForwardedApi;
  /** Where the files of releases are kept where there is no database. */
  dataDir: string;
  /** Bytes that cached pages may take. */
  pageCacheBytes: number;
  /** Where the edge notes the pages that it sent. */
  edgePageLog?: string | undefined;
  sockets: SocketConfig;
  market: MarketConfig;
  /** Where metrics are read, if anything is measured. */
  metrics?: MetricsConfig | undefined;
  /** How spans are sent, if any are made. */
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

/** The address to listen on where none is named. */
function hostOf(data: Settings): string {
  if (data.DEPLOYMENT === 'development') return 'localhost';
  return data.TLS_CERTIFICATE_FILE || data.PRIVATE_NETWORK === 'on' ? '0.0.0.0' : '127.0.0.1';
}

/** @throws {ConfigError} where one of them is set without another that it needs */
function tlsOf(data: Settings): TlsFiles | undefined {
  const files = certificateFilesOf(TLS_FILES, data);
  const { [CLIENTS_FILE]: clients } = data;
  if (clients && !files)
    throw new ConfigError(`${CLIENTS_FILE}: is needed by TLS alone, and needs ${TLS_FILES.certificate}`);
  return files && { ...files, ...(clients && { clients }) };
}

/** Beside a backend elsewhere activities are answered here where a database is named: the default folder is nobody's wish. */
function apiOf(
  data: Settings,
  calls: ApiConfig,
  env: Record<string, string | undefined>,
  faults: Faults,
): ApiConfig | ForwardedApi {
  const { API_ORIGIN: origin } = data;
  const captcha = faults.gather(() => captchaOf(data));
  if (!origin) {
    if (captcha) faults.add('CAPTCHA_SCRIPT: is the captcha of a backend elsewhere, and needs API_ORIGIN');
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

/** Secrets that may be left out while developing, and what they are for. */
const NEEDED_IN_PRODUCTION = {
  SITE_KEY_FILE: 'is needed in production: the file in which the site lays the key of each of its starts',
};
/** The same of a server that has a database. */
const NEEDED_FOR_DATA = {
  DATA_KEY: 'is needed in production: 32 random bytes in base64, made by `openssl rand -base64 32`',
};
/** The same of a server that answers the calls itself, and what happens without them. */
const NEEDED_FOR_CALLS = {
  SMS_WEBHOOK_URL: 'is needed in production: without it codes would be printed on the console',
};

function requireInProduction(env: Record<string, string | undefined>): void {
  const needed = {
    ...(!env.SITE_KEY && NEEDED_IN_PRODUCTION),
    ...((!env.API_ORIGIN || env.DATABASE_URL || env.DATA_DIR) && NEEDED_FOR_DATA),
    ...(!env.API_ORIGIN && NEEDED_FOR_CALLS),
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  const lines = missing.map(([name, need]) => `${name}: ${need}`);
  if (env.DATABASE_URL === '') lines.push('DATABASE_URL: is empty; leave it out where the embedded database is meant');
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}

function misspelt(env: Record<string, string | undefined>): string[] {
  const known = new Set([...SETTING_NAMES, ...API_SETTING_NAMES, ...SECRETS, ...SECRETS.map(fileSettingOf)]);
  return misspeltSettings(Object.keys(env), known);
}
