import type { OfficeProblemCode } from '@/server/office/api';
import type { Answer } from '@/server/operations/common/answer';
import { CallError } from './call';
import { PasskeyError } from './passkey-error';

const TEXTS: Readonly<Record<OfficeProblemCode | 'offline', string>> = {
  signed_out: '登录已失效，请重新登录。',
  factor_needed: '请先用动态码或通行密钥确认身份。',
  foreign_origin: '请求不是从运营台页面发出的，服务器没有受理。',
  not_found: '没有这项操作，或者你没有权限。',
  invalid_input: '填写的内容有误，请检查。',
  too_large: '内容太大，服务器没有受理（上限 2 MB）。',
  refused: '服务器没有受理这项操作。',
  effect_changed: '预览之后情况有变，没有执行。',
  unavailable: '数据库暂时连不上，请稍后再试。',
  failed: '服务器出错了，请稍后再试；如果一直这样，请联系值班人员。',
  offline: '连不上服务器，请检查网络。改动可能没有提交，请先到审计日志里核对。',
};

/** The reason of an error of a call, unless an operation gives it in its own words. */
export function problemText(error: unknown): string {
  if (error instanceof CallError) return TEXTS[error.problem.code];
  return error instanceof PasskeyError ? error.message : TEXTS.failed;
}

/** The reason that an operation gives for rejecting a call. */
export function refusalOf(error: unknown): Answer | undefined {
  return error instanceof CallError && 'answer' in error.problem ? error.problem.answer : undefined;
}
