/** The query parameters of a landing page that are stored with a registration. It sends all of them but the token; the others are dropped. */
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

/** Query parameters that a registration takes along, those that nobody knows included. */
export const PARAMETERS_MAX = 64;

/** Characters of a parameter's value that the server takes. */
export const PARAMETER_VALUE_MAX = 256;

/** Characters of a landing page's address that a registration takes along; Baidu takes no more. */
export const LANDING_ADDRESS_MAX = 1024;
