/** How a call transports its fields. `multipart` does not accept urlencoded; `address` is the query, with or without a body. */
type Encoding = 'none' | 'form' | 'multipart' | 'address' | 'json';

type Fields = Record<string, string>;

/** The backend's accounts and sessions. A registration opens no session. */
export interface Books {
  /** Opens an account. Returns the existing number if the mobile number already has an account. */
  open(mobile: string, password?: string): string;
  /**
   * Opens a session by account or mobile number. Checks the password if there is one; without it, the caller has checked the
   * code.
   */
  logIn(identifier: string, password?: string): string | undefined;
  accountOf(token: string | undefined): Account | undefined;
}

export interface Account {
  account: string;
  mobile: string;
  password: string | undefined;
  /** Numeric codes of the specification. */
  authenticationMethod: number;
  isBankStatus: number;
  accountStatus: number;
}

export interface ProviderCall {
  method: 'GET' | 'POST';
  encoding: Encoding;
  /** Required fields. */
  needs: readonly string[];
  /** Whether to reject any other field. */
  closed?: boolean;
  answer(call: { fields: Fields; json: unknown; token: string | undefined; books: Books }): unknown;
}

/** The code in every SMS of the stand-in. */
export const CODE = '246810';

const TRACKING_FIELDS = [
  'sourceid',
  'usertype',
  'clientid',
  'eventtime',
  'eventname',
  'eventdescribe',
  'eventtype',
  'detail',
];
const LOGIN_FIELDS = ['account', 'password', 'signtype', 'loginAccountType', 'ticket', 'randstr', 'fromtype'];

const done = { IsSuccess: true };
const refusal = (Data: string) => ({ IsSuccess: false, Data });
const WRONG_CODE = refusal('验证码不正确');
/** The answer to calls that the specification does not know. */
export const MALFORMED = refusal('参数错误');

/**
 * A quiz in the format of the specification: comma-separated options, labelled A to G by position, and the right option for the
 * running term.
 */
const TERMS = [
  { periodid: 301, answer: '伦敦,纽约,东京,悉尼' },
  { periodid: 302, answer: '盎司,克,千克', right: 'A' },
];

/** Every call of section 7 of the specification, and no other. */
export const PROVIDER_CALLS: Record<string, ProviderCall> = {
  '/crm/maidian/scada/collect': {
    method: 'POST',
    encoding: 'json',
    needs: [],
    answer: ({ json }) => (isTracking(json) ? '' : MALFORMED),
  },
  '/apis/validateAppId': { method: 'POST', encoding: 'none', needs: [], answer: () => ({ ...done, Data: 'ok' }) },
  '/apis/validateSendcode': { method: 'POST', encoding: 'form', needs: ['mobile'], answer: () => done },
  '/apis/web/account/register': {
    method: 'POST',
    encoding: 'form',
    needs: ['fromurl', 'clientid', 'mobile', 'code'],
    answer: ({ fields: { mobile = '', code, password }, books }) =>
      code === CODE ? { ...done, Data: { account: books.open(mobile, password) } } : WRONG_CODE,
  },
  '/apis/web/account/registerByCode': {
    method: 'POST',
    encoding: 'form',
    needs: ['fromurl', 'clientid', 'mobile', 'code'],
    answer: ({ fields: { mobile = '', code }, books }) =>
      code === CODE ? { ...done, Data: { account: books.open(mobile) } } : WRONG_CODE,
  },
  '/apis/web/zk/validate': {
    method: 'POST',
    encoding: 'form',
    needs: ['mobile', 'code'],
    answer: ({ fields }) => (fields.code === CODE ? done : WRONG_CODE),
  },
  '/apis/zk/login': {
    method: 'POST',
    encoding: 'multipart',
    needs: LOGIN_FIELDS,
    closed: true,
    answer: ({ fields: { account = '', password = '' }, books }) =>
      loggedIn(books.logIn(account, password), '账号或密码不正确'),
  },
  '/apis/zk/loginbycode': {
    method: 'POST',
    encoding: 'form',
    needs: ['mobile', 'code'],
    answer: ({ fields: { mobile = '', code }, books }) =>
      code === CODE ? loggedIn(books.logIn(mobile), '该手机号未开户') : WRONG_CODE,
  },
  '/apis/baiduapi/uphtml': { method: 'POST', encoding: 'address', needs: [], answer: () => done },
  '/apis/agreement/info': { method: 'POST', encoding: 'address', needs: [], answer: () => done },
  '/apis/uc/jf/tradingprize/usercenter': { method: 'POST', encoding: 'json', needs: [], answer: () => done },
  '/apis/uc/jf/jffirstdeposit/usercenter': { method: 'POST', encoding: 'json', needs: [], answer: () => done },
  '/apis/uc/jf/tradingprize/isjoin': { method: 'POST', encoding: 'json', needs: [], answer: () => done },
  '/AppConfig/Apps/JF': { method: 'GET', encoding: 'address', needs: [], answer: () => done },
  '/apis/uc/user/userinfo/info': {
    method: 'POST',
    encoding: 'none',
    needs: [],
    answer({ token, books }) {
      const known = books.accountOf(token);
      if (!known) return refusal('请重新登录');
      const { account, authenticationMethod, isBankStatus, accountStatus } = known;
      return { ...done, Data: { jfUser: { authenticationMethod, isBankStatus, accountStatus, account } } };
    },
  },
  '/apis/uc/user/userinfo/identityInfoSubmitI': {
    method: 'POST',
    encoding: 'address',
    needs: ['name', 'idcard'],
    answer({ token, books }) {
      const known = books.accountOf(token);
      if (!known) return refusal('请重新登录');
      known.authenticationMethod = 1;
      return done;
    },
  },
  '/apis/uc/answerManage/list': {
    method: 'POST',
    encoding: 'multipart',
    needs: ['answeractivityid'],
    answer: () => ({ status: 0, AnswerActivityConfigPeriodTopics: TERMS }),
  },
  '/apis/uc/answerManage/selectperiodid': {
    method: 'POST',
    encoding: 'multipart',
    needs: ['activityid'],
    answer: () => ({ status: 0, periodid: 302 }),
  },
  '/uploadWebConvert': {
    method: 'POST',
    encoding: 'json',
    needs: [],
    answer: ({ json }) => (isConversion(json) ? done : MALFORMED),
  },
};

function loggedIn(token: string | undefined, otherwise: string) {
  return token ? { ...done, Token: token, Data: '登录成功' } : refusal(otherwise);
}

function isTracking(json: unknown): boolean {
  return Array.isArray(json) && json.every((event) => hasFields(event, TRACKING_FIELDS));
}

function isConversion(json: unknown): boolean {
  if (!hasFields(json, ['request_time', 'data_industry', 'data_detail'])) return false;
  const { data_detail: detail } = json as { data_detail: unknown };
  return hasFields(detail, ['qhclickid', 'trans_id', 'event', 'event_time']);
}

/** Whether a value is an object with exactly these fields. */
function hasFields(value: unknown, fields: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).sort().join() === [...fields].sort().join();
}
