/** What of an address says that Baidu brought its visitor. */
export interface BaiduParameters {
  bd_vid?: string | undefined;
  utm_source?: string | undefined;
  bd?: string | undefined;
}

/**
 * Whether a visit came by an advertisement on Baidu: its address carries the click id `bd_vid`, or `utm_source` together
 * with `bd`. Of the second there are two habits, and both count: a parameter `bd` beside `utm_source`, and a source whose
 * own name begins with it, such as `utm_source=bd` or `bdpc`, in any case. Empty parameters count as missing; a source
 * named `baidu` alone is no click. Only a `bd_vid` names a click that Baidu can match.
 */
export function cameByBaidu({ bd_vid, utm_source, bd }: BaiduParameters): boolean {
  return Boolean(bd_vid || (utm_source && (bd || /^bd/i.test(utm_source))));
}
