import { CLICK_PARAMETERS } from './browser/click-parameters';

type ClickParameter = keyof typeof CLICK_PARAMETERS;

const CHANNEL_PARAMETERS = [
  'source',
  'appcode',
  'v',
  'utm_medium',
  'utm_term',
  'utm_campaign',
  'utm_content',
  'utm_source',
  'bd',
] as const;
export type LandingParameter = (typeof CHANNEL_PARAMETERS)[number] | ClickParameter;

/**
 * Query parameters of a landing page that are stored with a registration. The page sends all except the token; the
 * server drops the others.
 */
export const LANDING_PARAMETERS: readonly LandingParameter[] = [
  ...CHANNEL_PARAMETERS,
  ...(Object.keys(CLICK_PARAMETERS) as ClickParameter[]),
];

/** Most query parameters in a registration, including unknown ones. */
export const PARAMETERS_MAX = 64;

const VALUE_MAX = 256;
const LONGEST = new Map<string, number>(Object.entries(CLICK_PARAMETERS));

/** Most characters of a parameter's value that the server accepts. */
export function longestValue(name: string): number {
  return LONGEST.get(name) ?? VALUE_MAX;
}

/** Most characters of a landing page's address in a registration, which is Baidu's limit. */
export const LANDING_ADDRESS_MAX = 1024;
