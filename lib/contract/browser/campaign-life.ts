// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const campaignLife: BrowserCall<(typeof CALLS)['campaignLife']> = {"method":"POST","path":"/apis/uc/activity/life","encoding":"json","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"object","properties":{"now":{"type":"string","format":"date-time"},"phase":{"enum":["upcoming","running","ended"]},"beginsAt":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"endsAt":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"claimsUntil":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"paused":{"type":"boolean"}}}}}};
