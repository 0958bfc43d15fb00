import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';
import { isThisMachine } from '../platform/http/is-this-machine';

/** Settings with addresses that the server connects to; some list several. */
const PLACES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'API_ORIGIN',
  'SMS_WEBHOOK_URL',
  'NOTICE_URL',
  'MARKET_UPSTREAM',
  ...AD_PLATFORM_NAMES.flatMap((name) => Object.values(adPlatform(name).origins).map(([setting]) => setting)),
  'WECHAT_ORIGIN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];

/** Settings with addresses on which the server listens. */
const LISTENERS = ['HOST', 'METRICS_HOST', 'OFFICE_HOST'] as const;

/** `smtp:` begins without TLS; mails are then sent only after STARTTLS. */
const ENCRYPTED = ['https:', 'wss:', 'rediss:', 'smtps:', 'smtp:'];
const POSTGRES = ['postgres:', 'postgresql:'];

/** Returns a line for each setting that would use a network without TLS. Ignores invalid addresses, which have their own check. */
export function plainConnections(env: Readonly<Record<string, string | undefined>>): string[] {
  const plain = PLACES.filter((name) => (env[name] ?? '').split(',').some((address) => isPlain(address.trim())));
  const elsewhere = env.SITE_HOST && !isThisMachine(env.SITE_HOST) ? ['SITE_HOST'] : [];
  const open = LISTENERS.filter((name) => env[name] && !env.TLS_CERTIFICATE_FILE && !isThisMachine(env[name]));
  return [...plain, ...elsewhere, ...open].map(
    (name) =>
      `${name}: is reached without TLS (${remedyOf(name)}); set PRIVATE_NETWORK=on only if no one else can read that network`,
  );
}

function remedyOf(name: string): string {
  if (name.startsWith('DATABASE')) return 'sslmode=verify-full';
  if (name === 'SITE_HOST') return 'it has none';
  return name.endsWith('HOST') ? 'TLS_CERTIFICATE_FILE and TLS_KEY_FILE' : 'https, wss or rediss';
}

function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  if (ENCRYPTED.includes(protocol)) return false;
  if (!POSTGRES.includes(protocol)) return !isThisMachine(hostname);
  // As the driver reads them: the query's host counts, and the last of several values.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  return !isThisMachine(last('host') || hostname) && last('sslmode') !== 'verify-full';
}
