import { z } from 'zod';
import { AD_PLATFORM_NAMES, type AdPlatformName, adPlatform } from '@/lib/channel/ad-platforms';
import { headerText, isOrigin } from '../../platform/settings/common-settings';
import { ConfigError } from '../../platform/settings/config-error';
import { type AdPlatformAccess, actionsOf } from './access';

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isOrigin, 'must be an origin such as https://convert.example, without path, query or credentials')
  .transform((address) => new URL(address).origin);

/** Platforms without a key; a setting turns them on. */
const KEYLESS = AD_PLATFORM_NAMES.filter((name) => Object.keys(adPlatform(name).settings).length === 0);

const names = AD_PLATFORM_NAMES.map(adPlatform);
const keys = names.flatMap(({ settings }) => Object.values(settings));
const origins = names.flatMap((platform) => Object.values(platform.origins).map(([setting]) => setting));
/** Keys that sign, and are never sent. */
const SIGNS = /_SECRET$/;

const shape: Record<string, z.ZodType<string | undefined>> = Object.fromEntries([
  ...keys.map((name) => [name, (SIGNS.test(name) ? z.string().min(1) : headerText).optional()] as const),
  ...origins.map((name) => [name, origin.optional()] as const),
]);

/** The environment variables for conversions: those of the platforms in the registry, and these. */
export const adConversionSettings = {
  /** Comma-separated names of platforms without a key that receive conversions. */
  AD_PLATFORMS: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(KEYLESS as [AdPlatformName, ...AdPlatformName[]], `must be names of ${KEYLESS.join(', ')}`)))
    .optional(),
  /** Yuan per US dollar, with which amounts of first deposits are reported; without it no amount leaves. */
  AD_YUAN_PER_DOLLAR: z.coerce.number().positive().optional(),
  ...shape,
};

export interface AdConversionConfig extends AdPlatformAccess {
  /** Yuan per US dollar; `undefined` if no amounts are reported. */
  yuanPerDollar?: number | undefined;
}

/**
 * @param standIns used unless the settings name something else: the platforms of the development setup
 * @throws {ConfigError} if only some of a platform's keys are set, or its actions are not readable
 */
export function adConversionConfigOf(
  settings: Readonly<Record<string, unknown>>,
  standIns: AdPlatformAccess = {},
): AdConversionConfig {
  const on = (settings.AD_PLATFORMS ?? []) as readonly AdPlatformName[];
  const access = AD_PLATFORM_NAMES.flatMap((name) => {
    const own = accessOf(name, settings, standIns[name]);
    const isOn = !KEYLESS.includes(name) || on.includes(name) || standIns[name] !== undefined;
    return own && isOn ? [[name, own]] : [];
  });
  const yuanPerDollar = settings.AD_YUAN_PER_DOLLAR as number | undefined;
  return { ...(Object.fromEntries(access) as AdPlatformAccess), ...(yuanPerDollar && { yuanPerDollar }) };
}

function accessOf(
  name: AdPlatformName,
  settings: Readonly<Record<string, unknown>>,
  standIn: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const { settings: needed, origins: places } = adPlatform(name);
  const given = Object.values(needed).filter((setting) => settings[setting]);
  const missing = Object.values(needed).filter((setting) => !settings[setting]);
  if (given[0] && missing[0]) throw new ConfigError(`${missing[0]}: is needed with ${given[0]}`);
  const secrets = Object.entries(needed).map(([key, setting]) => [key, settings[setting] ?? standIn[key]] as const);
  if (secrets.some(([, value]) => value === undefined)) return undefined;
  const addresses = Object.entries(places).map(
    ([key, [setting, usual]]) => [key, settings[setting] ?? standIn[key] ?? usual] as const,
  );
  const access = Object.fromEntries([...addresses, ...secrets]) as Record<string, string>;
  if (access.actions !== undefined) checkActions(needed.actions, access.actions);
  return access;
}

function checkActions(setting: string | undefined, value: string): void {
  try {
    actionsOf(value);
  } catch (error) {
    throw new ConfigError(`${setting}: ${(error as Error).message}`);
  }
}

/** One sentence per platform of the specification without a key, for the log of a server with real visitors. */
export function missingKeys(access: AdPlatformAccess): string[] {
  return AD_PLATFORM_NAMES.filter((name) => adPlatform(name).specified && !access[name]).map((name) => {
    const { settings, words } = adPlatform(name);
    const all = Object.values(settings);
    return `${all.join(' and ')} ${all.length > 1 ? 'are' : 'is'} not set: conversions of ${words[0]} wait unsent`;
  });
}
