// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const selectPeriodId: BrowserCall<(typeof CALLS)['selectPeriodId']> = {"method":"POST","path":"/apis/uc/answerManage/selectperiodid","encoding":"form","response":{"type":"object","properties":{"status":{"type":"integer"},"periodid":{"type":["integer","null"]}}}};
