import type { ErrorCode, Problem } from '@/lib/contract/envelope';

/** Status and default message of each error code; a call may replace the message with a more specific one. */
const STANDARD: Record<ErrorCode, { status: number; title: string; sentence: string }> = {
  invalid_input: { status: 400, title: 'Invalid input', sentence: '提交的内容有误，请检查后重试' },
  captcha_failed: { status: 400, title: 'Captcha failed', sentence: '安全验证未通过，请重试' },
  too_many_requests: { status: 429, title: 'Too many requests', sentence: '操作过于频繁，请稍后再试' },
  code_invalid: { status: 400, title: 'Code invalid', sentence: '验证码错误或已过期，仅最新获取的有效' },
  already_registered: { status: 409, title: 'Already registered', sentence: '该手机号已注册，请直接登录' },
  already_verified: { status: 409, title: 'Already verified', sentence: '您已完成身份认证，无需重复提交' },
  document_refused: {
    status: 409,
    title: 'Document refused',
    sentence: '该身份证件已认证过其他账户，一个证件只可认证一个账户；如有疑问，请联系在线客服',
  },
  not_verified: { status: 409, title: 'Not verified', sentence: '绑定银行卡前，请先完成实名认证' },
  already_bound: { status: 409, title: 'Already bound', sentence: '您已绑定银行卡，如需更换请联系客服' },
  card_refused: { status: 409, title: 'Card refused', sentence: '该银行卡暂不能绑定，请换一张本人名下的银行卡' },
  credentials_invalid: { status: 401, title: 'Credentials invalid', sentence: '账号或密码错误' },
  unauthorized: { status: 401, title: 'Unauthorized', sentence: '登录已过期，请重新登录' },
  foreign_account: {
    status: 403,
    title: 'Foreign account',
    sentence: '当前登录的账户不是在本站开立的，不能参加本站的活动，请换用在本站开立的账户',
  },
  reauthentication_required: {
    status: 403,
    title: 'Reauthentication required',
    sentence: '为了账户安全，请用短信验证码重新登录，再设置密码',
  },
  idempotency_conflict: { status: 422, title: 'Idempotency conflict', sentence: '请求已变更，请刷新页面后重试' },
  not_begun: { status: 409, title: 'Not begun', sentence: '活动尚未开始' },
  ended: { status: 409, title: 'Ended', sentence: '活动已结束' },
  paused: { status: 409, title: 'Paused', sentence: '活动暂停中，恢复后即可继续参加，已获得的奖励不受影响' },
  sold_out: { status: 409, title: 'Sold out', sentence: '奖品已发完' },
  already_done: { status: 409, title: 'Already done', sentence: '您已参加过' },
  no_credits: { status: 409, title: 'No credits left', sentence: '次数已用完' },
  locked: { status: 409, title: 'Locked', sentence: '条件尚未达成' },
  points_short: { status: 409, title: 'Points short', sentence: '积分不足' },
  not_found: { status: 404, title: 'Not found', sentence: '请求的内容不存在' },
  method_not_allowed: { status: 405, title: 'Method not allowed', sentence: '不支持该请求方式' },
  not_offered: { status: 404, title: 'Not offered', sentence: '本站暂未开通此项服务' },
  payload_too_large: { status: 413, title: 'Payload too large', sentence: '提交的内容过大' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type', sentence: '提交的格式不受支持' },
  sms_unavailable: { status: 503, title: 'SMS unavailable', sentence: '短信暂时无法发送，请稍后再试' },
  unavailable: { status: 503, title: 'Unavailable', sentence: '服务繁忙，请稍后再试' },
  internal: { status: 500, title: 'Internal error', sentence: '服务出现异常，请稍后再试' },
};

export interface ProblemDetails {
  /** Chinese, for the visitor; by default the code's message. */
  message?: string | undefined;
  errors?: Problem['errors'];
  /** Seconds. */
  retryAfter?: number;
  /** Replaces the code's default status, such as 502 for `unavailable`. */
  status?: number;
  /** For the log. */
  cause?: unknown;
}

/** A failure to report to the visitor; throw it anywhere below a route. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(code: ErrorCode, { message, errors, retryAfter, status, cause }: ProblemDetails = {}) {
    super(code, { cause });
    const standard = STANDARD[code];
    this.problem = {
      IsSuccess: false,
      Data: message ?? standard.sentence,
      type: `urn:problem:${code}`,
      title: standard.title,
      status: status ?? standard.status,
      code,
      errors,
      retryAfter,
    };
  }
}

/** A failure of one field, with the message that the form shows beside it. */
export function fieldProblem(field: string, message: string): ApiProblem {
  return new ApiProblem('invalid_input', { message, errors: [{ field, message }] });
}
