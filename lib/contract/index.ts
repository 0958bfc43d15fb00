import { anyOutcome, anyState } from '../activities/states';
import {
  activityActCall,
  activityRewards,
  activityStateCall,
  campaignLife,
  rewardOverview,
  runningCampaigns,
} from './activities/calls';
import { answerList, firstDeposit, isJoin, selectPeriodId, tradingPrize } from './activity';
import { acceptAgreements, agreementInfo } from './agreement';
import { appConfig } from './app-config';
import { validateAppId } from './captcha';
import { baiduUpHtml, uploadWebConvert } from './conversions';
import { zkLogin, zkLoginByCode } from './login';
import { socketAddresses } from './market/addresses';
import { changePassword, resetPassword, setPassword } from './password';
import {
  accountClose,
  personalCardRemove,
  personalDataCode,
  personalDataOpen,
  personalGrant,
  personalLosses,
  personalMobileChange,
  personalNameCorrect,
} from './personal-data';
import { register, registerByCode } from './register';
import { logOut, sessionList } from './sessions';
import { shareSignature } from './share-signature';
import { validateSendcode, zkValidate } from './sms';
import { collect } from './tracking';
import { bankCardSubmit, identityInfoSubmit, userInfo } from './user';

/** Calls of this site that a provider's backend does not know. */
export const ACTIVITY_CALLS = {
  activityState: activityStateCall(anyState),
  activityAct: activityActCall(anyState, anyOutcome),
  activityRewards,
  campaignLife,
  runningCampaigns,
  rewardOverview,
} as const;

/** Calls for the personal data of accounts on this server. */
export const PERSONAL_CALLS = {
  personalDataCode,
  personalGrant,
  personalDataOpen,
  personalNameCorrect,
  personalMobileChange,
  personalCardRemove,
  personalLosses,
  accountClose,
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
  changePassword,
  resetPassword,
  sessionList,
  logOut,
  baiduUpHtml,
  uploadWebConvert,
  zkLogin,
  zkLoginByCode,
  agreementInfo,
  acceptAgreements,
  userInfo,
  identityInfoSubmit,
  bankCardSubmit,
  tradingPrize,
  firstDeposit,
  isJoin,
  answerList,
  selectPeriodId,
  ...PERSONAL_CALLS,
  ...ACTIVITY_CALLS,
  appConfig,
  shareSignature,
  socketAddresses,
} as const;
