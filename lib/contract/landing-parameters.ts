/** The query parameters of a landing page that a registration takes along; any other one, the token above all, is dropped. */
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

/** Characters of a landing page's address that a registration takes along; Baidu takes no more. */
export const LANDING_ADDRESS_MAX = 1024;
