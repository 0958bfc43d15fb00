// Written by `npm run generate`.
// What pages need of lib/channel/ad-platforms.ts.

export const CLICK_PARAMETERS = {"qhclickid":256,"bd_vid":256,"clickid":512,"gdt_vid":256,"qz_gdt":256,"callback":1024,"uctrackid":512,"requestid":256,"creativeid":256,"tid":256,"lbid":256,"hw_callback":1024,"click_id":256,"gclid":256,"gbraid":256,"wbraid":256,"msclkid":256} as const;

export const ADDRESS_CLICKS: readonly string[] = ["bd_vid","uctrackid"];
