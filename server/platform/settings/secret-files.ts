import { readFileSync } from 'node:fs';
import { AD_PLATFORM_NAMES, adPlatform } from '@/lib/channel/ad-platforms';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secret, or URLs that may contain a secret. Each may also come from the file in `<name>_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'DATA_KEY',
  'DATA_KEY_OLD',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_TOKEN',
  'NOTICE_URL',
  'NOTICE_SECRET',
  ...AD_PLATFORM_NAMES.flatMap((name) => Object.values(adPlatform(name).settings)).filter((name) =>
    /_(?:KEY|SECRET|TOKEN)$/.test(name),
  ),
  'WECHAT_ACCOUNTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

export const fileSettingOf = (name: string) => `${name}_FILE`;

/**
 * Reads the files of secret settings, by the setting's own name, without a line break at their end. `faults` has a line
 * for each setting that is set twice, cannot be read or is empty.
 */
export function readSecretFiles(env: Environment): { read: Record<string, string>; faults: string[] } {
  const faults: string[] = [];
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[fileSettingOf(name)];
    if (!file) continue;
    if (env[name]) faults.push(`${name}: is set by ${fileSettingOf(name)} as well; set one of them`);
    const held = contentOf(file);
    if ('fault' in held) faults.push(`${fileSettingOf(name)}: the file ${held.fault}`);
    else read[name] = held.text;
  }
  return { read, faults };
}

function contentOf(file: string): { text: string } | { fault: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text ? { text } : { fault: 'is empty' };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
