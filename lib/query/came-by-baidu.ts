import { isGiven } from './macro';

/** Query parameters that show that a visitor came from Baidu. */
export interface BaiduParameters {
  bd_vid?: string | undefined;
  utm_source?: string | undefined;
  bd?: string | undefined;
}

/**
 * Whether a visit came from an advertisement on Baidu: the address has the click id `bd_vid`, or `utm_source` together
 * with `bd`. There are two forms of the latter, and both count: a parameter `bd` beside `utm_source`, and a
 * `utm_source` that begins with `bd`, such as `bd` or `bdpc`, in any case. Empty parameters and macros count as missing;
 * a source named `baidu` alone is no click. Baidu can match only a click with a `bd_vid`.
 */
export function cameByBaidu({ bd_vid, utm_source, bd }: BaiduParameters): boolean {
  return isGiven(bd_vid) || (isGiven(utm_source) && (isGiven(bd) || /^bd/i.test(utm_source)));
}
