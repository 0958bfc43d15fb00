// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const runningCampaigns: BrowserCall<(typeof CALLS)['runningCampaigns']> = {"method":"POST","path":"/apis/uc/activity/running","encoding":"none","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"type":"array","items":{"type":"object","properties":{"slug":{"type":"string"},"title":{"type":"string"}}}}}}};
