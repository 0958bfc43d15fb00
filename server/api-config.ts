import { z } from 'zod';
import { COLLECT_MAX } from '@/lib/contract/collect';
import type { SocketAddresses } from '@/lib/contract/market/addresses';
import { DEFAULT_PORTS } from '@/lib/default-ports.mjs';
import { type AdConversionConfig, adConversionConfigOf, adConversionSettings } from './domain/ad-conversions/settings';
import { addressSettings, socketAddressesOf } from './domain/market/gateway/settings';
import type { SmsLimits } from './domain/sms/limits';
import type { Webhook } from './domain/sms/webhook-sender';
import { type ApprovalRules, approvalRulesOf, approvalSettings } from './operations/approval-settings';
import { tryAddressFiles } from './platform/database/address-files';
import { deploymentSetting } from './platform/settings/deployment-setting';
import { headerText } from './platform/settings/header-text';
import { portSetting } from './platform/settings/port-setting';
import { readEnvironment } from './platform/settings/read-environment';

const dataKey = z
  .base64({ abort: true, error: 'must be 32 bytes in base64' })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

/** Without a host the driver would take one of its own. */
function namesHost(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  return Boolean(hostname || searchParams.get('host'));
}

const databaseUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, abort: true, error: 'must be the address of a database, postgres://…' })
  .refine(namesHost, 'must name the host of the database, as in postgres://user@host/name')
  .superRefine((address, { addIssue }) => {
    try {
      tryAddressFiles(address);
    } catch (error) {
      addIssue({ code: 'custom', message: (error as Error).message });
    }
  });

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** What the calls can be told by environment variables. */
const environment = z
  .object({
    /** `development` adds the SMS inbox at /dev/sms, on loopback alone. */
    DEPLOYMENT: deploymentSetting,
    /** The server's own. */
    PORT: portSetting(DEFAULT_PORTS.PORT),
    /** `postgres://…`; without it the embedded database is used. */
    DATABASE_URL: databaseUrl.optional(),
    /** Of who owns the tables, for `migrate`, `restore` and `rotate-lookup-key` alone: DATABASE_URL's role may then read and write rows, and no more. */
    DATABASE_OWNER_URL: databaseUrl.optional(),
    /** `at-start` brings the tables of DATABASE_URL up to date when the server starts, `awaited` waits until `migrate` has. */
    MIGRATIONS: z.enum(['at-start', 'awaited']).optional(),
    /** Folder of the embedded database and of the generated data key. */
    DATA_DIR: z.string().min(1).default('.data'),
    /** 32 bytes in base64; encrypts mobile numbers, identities and bank cards. Without it a key is generated in DATA_DIR, which one machine alone can use. */
    DATA_KEY: dataKey.optional(),
    /** The key before DATA_KEY, while that one is being changed. */
    DATA_KEY_OLD: dataKey.optional(),
    /** `off` asks for no proof; for tests of other things. */
    CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
    /** Proofs of work in an hour, from which on each takes twice the work; four times from five times as many on. */
    PROOFS_PER_ADDRESS_HOURLY: count(20),
    /** Whether the calls can be browsed at /apis/docs; by default in development alone. */
    API_DOCS: z.enum(['on', 'off']).optional(),
    /** Where SMS are posted; without it the code is printed on the server's console. */
    SMS_WEBHOOK_URL: z
      .url({ protocol: /^https?$/, abort: true })
      .refine((value) => !new URL(value).username, 'must hold no credentials, which belong in SMS_WEBHOOK_TOKEN')
      .optional(),
    /** Sent as `Authorization: Bearer …` to SMS_WEBHOOK_URL. */
    SMS_WEBHOOK_TOKEN: headerText.optional(),
    /** Its file, as of every secret; read anew with each message. */
    SMS_WEBHOOK_TOKEN_FILE: z.string().min(1).optional(),
    /** SMS that the whole service sends in an hour at most. */
    SMS_HOURLY_BUDGET: count(1000),
    SMS_PER_NUMBER_DAILY: count(15),
    /** To one number, by one address. */
    SMS_PER_ASKER_DAILY: count(5),
    SMS_PER_ADDRESS_HOURLY: count(10),
    SMS_PER_FINGERPRINT_DAILY: count(20),
    /** For a thousand neighbouring numbers, which nobody but a machine goes through. */
    SMS_PER_NUMBER_BLOCK_HOURLY: count(20),
    /** Wrong SMS codes in 15 minutes. */
    WRONG_CODES_PER_ADDRESS: count(50),
    /** Tracking events in 10 minutes; one request's at least. */
    EVENTS_PER_ADDRESS: z.coerce.number().int().min(COLLECT_MAX).default(600),
    ...addressSettings,
    ...adConversionSettings,
    ...approvalSettings,
  })
  .refine((env) => !env.DATABASE_URL || env.DATA_KEY, {
    path: ['DATA_KEY'],
    message: 'is needed with DATABASE_URL, the same one for every server process',
  })
  .refine((env) => !env.DATABASE_OWNER_URL || env.DATABASE_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: 'is for the database of DATABASE_URL, which is missing',
  });

/** Names of every variable of the calls. */
export const API_SETTING_NAMES = Object.keys(environment.shape);

export interface ApiConfig {
  development: boolean;
  /** The port at which a development set-up shows each brand under its name, such as `bfzh.localhost`. */
  localPort?: number | undefined;
  /** Whether the calls can be browsed. */
  docs: boolean;
  /** Origin of the provider's backend that holds accounts and sessions, where this server answers activities alone. */
  provider?: string | undefined;
  databaseUrl?: string | undefined;
  /** Of who owns the tables, where servers do not. */
  databaseOwnerUrl?: string | undefined;
  /** Whether a PostgreSQL whose tables are behind is waited for. */
  waitForMigrations: boolean;
  dataDir: string;
  /** 32 bytes; absent where a generated key file is to be used. */
  dataKey?: Buffer | undefined;
  /** The key before it, while it is being changed. */
  dataKeyOld?: Buffer | undefined;
  captcha: 'altcha' | 'off';
  sms: {
    webhook?: Webhook | undefined;
    limits: SmsLimits;
  };
  /** Proofs of work of one address in an hour, from which on each takes more. */
  proofsPerAddress: number;
  /** What one address may do; a network (an IPv4 /24, an IPv6 /48) ten times as much. */
  limits: {
    /** In 15 minutes. */
    wrongCodesPerAddress: number;
    /** In 10 minutes. */
    eventsPerAddress: number;
  };
  /** Where the quote and trade sockets are. */
  sockets: SocketAddresses;
  /** Where conversions are reported; a platform without its key is missing. */
  conversions: AdConversionConfig;
  /** Which acts of operators need a second one; without it none does. */
  approvals?: ApprovalRules | undefined;
}

/**
 * Reads the settings of the calls.
 * @param standIns the advertising platforms of the development set-up
 * @throws {ConfigError}
 */
export function readApiConfig(env: Record<string, string | undefined>, standIns?: AdConversionConfig): ApiConfig {
  const data = readEnvironment(environment, env);
  const development = data.DEPLOYMENT === 'development';
  return {
    development,
    localPort: development ? data.PORT : undefined,
    docs: data.API_DOCS ? data.API_DOCS === 'on' : development,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    waitForMigrations: data.MIGRATIONS ? data.MIGRATIONS === 'awaited' : !development,
    dataDir: data.DATA_DIR,
    dataKey: data.DATA_KEY,
    dataKeyOld: data.DATA_KEY_OLD,
    captcha: data.CAPTCHA,
    proofsPerAddress: data.PROOFS_PER_ADDRESS_HOURLY,
    sms: {
      webhook: webhookOf(data),
      limits: {
        hourlyBudget: data.SMS_HOURLY_BUDGET,
        perNumber: data.SMS_PER_NUMBER_DAILY,
        perAsker: data.SMS_PER_ASKER_DAILY,
        perAddress: data.SMS_PER_ADDRESS_HOURLY,
        perFingerprint: data.SMS_PER_FINGERPRINT_DAILY,
        perBlock: data.SMS_PER_NUMBER_BLOCK_HOURLY,
      },
    },
    limits: {
      wrongCodesPerAddress: data.WRONG_CODES_PER_ADDRESS,
      eventsPerAddress: data.EVENTS_PER_ADDRESS,
    },
    sockets: socketAddressesOf(data),
    conversions: adConversionConfigOf(data, standIns),
    approvals: approvalRulesOf(data, development),
  };
}

function webhookOf(data: z.output<typeof environment>): Webhook | undefined {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: token, SMS_WEBHOOK_TOKEN_FILE: tokenFile } = data;
  return url ? { url, token, tokenFile } : undefined;
}
