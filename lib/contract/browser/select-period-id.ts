// Written by `npm run contract`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const selectPeriodId: BrowserCall<(typeof CALLS)['selectPeriodId']> = {"method":"POST","path":"/apis/uc/answerManage/selectperiodid","encoding":"form","response":{"type":"object","properties":{"status":{"anyOf":[{"const":0},{"const":1}]},"periodid":{"type":["integer","null"]}}}};
