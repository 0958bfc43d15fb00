/**
 * Query parameters of a landing page that are stored with a registration. The page sends all except the token; the
 * server drops the others.
 */
export const LANDING_PARAMETERS = [
  'source',
  'qhclickid',
  'appcode',
  'v',
  'utm_medium',
  'utm_term',
  'utm_campaign',
  'utm_content',
  'utm_source',
  'bd_vid',
  'bd',
] as const;
export type LandingParameter = (typeof LANDING_PARAMETERS)[number];

/** Most query parameters in a registration, including unknown ones. */
export const PARAMETERS_MAX = 64;

/** Most characters of a parameter's value that the server accepts. */
export const PARAMETER_VALUE_MAX = 256;

/** Most characters of a landing page's address in a registration, which is Baidu's limit. */
export const LANDING_ADDRESS_MAX = 1024;
