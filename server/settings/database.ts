import { z } from 'zod';
import { tryAddressFiles } from '../platform/database/address-files';

const dataKey = z
  .base64({ abort: true, error: 'must be 32 bytes in base64' })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

/** Without a host, the driver falls back to its default host. */
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

/** Environment variables of the database and its keys. */
export const databaseSettings = {
  /** `postgres://…`; without it the embedded database is used. */
  DATABASE_URL: databaseUrl.optional(),
  /** Logs in as the owner of the tables, only for `backup`, `migrate`, `restore` and `rotate-lookup-key`, at the database's own address even if DATABASE_URL leads to PgBouncer. The role of DATABASE_URL then may only read and write rows. */
  DATABASE_OWNER_URL: databaseUrl.optional(),
  /** A streaming standby of DATABASE_URL, from which operators' reports are read. A role that can only read is enough. */
  DATABASE_READ_URL: databaseUrl.optional(),
  /** `at-start`: the server migrates the tables of DATABASE_URL when it starts. `awaited`: the server waits until `migrate` has done it. */
  MIGRATIONS: z.enum(['at-start', 'awaited']).optional(),
  /** Folder of the embedded database and of the generated data key. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** 32 bytes in base64; encrypts mobile numbers, identities and bank cards. Without it, the server generates a key in DATA_DIR, which only one machine can use. */
  DATA_KEY: dataKey.optional(),
  /** The previous DATA_KEY, while operators change the key. */
  DATA_KEY_OLD: dataKey.optional(),
};

type Settings = z.output<z.ZodObject<typeof databaseSettings>>;

/** Adds an issue for each setting that is missing another one that it needs. */
export function checkDatabaseSettings(
  { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_READ_URL: readUrl, DATA_KEY: key }: Settings,
  { addIssue }: z.RefinementCtx,
): void {
  if (url && !key) {
    const message = 'is needed with DATABASE_URL; set the same key for every server process';
    addIssue({ code: 'custom', path: ['DATA_KEY'], message });
  }
  for (const [name, address] of Object.entries({ DATABASE_OWNER_URL: ownerUrl, DATABASE_READ_URL: readUrl })) {
    if (!address || url) continue;
    const message = 'is only used with DATABASE_URL, which is missing';
    addIssue({ code: 'custom', path: [name], message });
  }
}

export interface DatabaseConfig {
  databaseUrl?: string | undefined;
  /** Address for the owner of the tables, where the servers' role does not own them. */
  databaseOwnerUrl?: string | undefined;
  /** Address of a standby for reports, if there is one. */
  databaseReadUrl?: string | undefined;
  /** Whether the server waits for `migrate` when the tables of its PostgreSQL are behind. */
  waitForMigrations: boolean;
  dataDir: string;
  /** 32 bytes; absent where the server uses a generated key file. */
  dataKey?: Buffer | undefined;
  /** The previous key, while operators change it. */
  dataKeyOld?: Buffer | undefined;
}

export function databaseConfigOf(data: Settings, development: boolean): DatabaseConfig {
  return {
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    waitForMigrations: data.MIGRATIONS ? data.MIGRATIONS === 'awaited' : !development,
    dataDir: data.DATA_DIR,
    dataKey: data.DATA_KEY,
    dataKeyOld: data.DATA_KEY_OLD,
  };
}
