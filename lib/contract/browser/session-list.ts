// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const sessionList: BrowserCall<(typeof CALLS)['sessionList']> = {"method":"POST","path":"/apis/web/account/sessions","encoding":"none","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"sessions":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[\\w-]{43}$"},"device":{"anyOf":[{"enum":["android-phone","android-tablet","iphone","ipad","harmony","windows","mac","linux","other"]},{"type":"null"}]},"browser":{"type":["string","null"]},"openedAt":{"type":"string","format":"date-time"},"lastSeenAt":{"type":"string","format":"date-time"},"current":{"type":"boolean"}}}}}}}}};
