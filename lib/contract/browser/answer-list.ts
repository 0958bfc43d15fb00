// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const answerList: BrowserCall<(typeof CALLS)['answerList']> = {"method":"POST","path":"/apis/uc/answerManage/list","encoding":"form","response":{"type":"object","properties":{"status":{"type":"integer"},"AnswerActivityConfigPeriodTopics":{"type":"array","items":{"type":"object","properties":{"periodid":{"type":"integer"},"title":{"type":"string"},"beginsAt":{"type":"string","format":"date-time"},"endsAt":{"type":"string","format":"date-time"},"topics":{"type":"array","items":{"type":"object","properties":{"topicid":{"type":"integer"},"question":{"type":"string"},"answer":{"type":"string"},"right":{"type":"string"}},"required":[]}},"topicid":{"type":"integer"},"question":{"type":"string"},"answer":{"type":"string"},"right":{"type":"string"}},"required":["periodid"]}}}}};
