import { anyOutcome, anyState } from '../activities/states';
import { activityActCall, activityRewards, activityStateCall, rewardOverview } from './activities/calls';
import { answerList, firstDeposit, isJoin, selectPeriodId, tradingPrize } from './activity';
import { agreementInfo } from './agreement';
import { appConfig } from './app-config';
import { validateAppId } from './captcha';
import { baiduUpHtml, uploadWebConvert } from './conversions';
import { zkLogin, zkLoginByCode } from './login';
import { socketAddresses } from './market/addresses';
import { setPassword } from './password';
import { register, registerByCode } from './register';
import { validateSendcode, zkValidate } from './sms';
import { collect } from './tracking';
import { bankCardSubmit, identityInfoSubmit, userInfo } from './user';

/** Calls of the site's own, which a provider's backend does not know. */
export const ACTIVITY_CALLS = {
  activityState: activityStateCall(anyState),
  activityAct: activityActCall(anyState, anyOutcome),
  activityRewards,
  rewardOverview,
} as const;

/** Every HTTP call that the server answers. */
export const CALLS = {
  collect,
  validateAppId,
  validateSendcode,
  zkValidate,
  register,
  registerByCode,
  setPassword,
  baiduUpHtml,
  uploadWebConvert,
  zkLogin,
  zkLoginByCode,
  agreementInfo,
  userInfo,
  identityInfoSubmit,
  bankCardSubmit,
  tradingPrize,
  firstDeposit,
  isJoin,
  answerList,
  selectPeriodId,
  ...ACTIVITY_CALLS,
  appConfig,
  socketAddresses,
} as const;
