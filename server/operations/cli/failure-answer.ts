import { errorCode, isDamaged } from '../../platform/database/error-code';
import { isUnavailable } from '../../platform/database/unavailable';
import { withoutParameters } from '../../platform/database/without-parameters';
import { ConfigError } from '../../platform/settings/config-error';
import { withGuideLines } from '../../platform/settings/guide-lines';
import type { Answer } from '../common/answer';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** What an operator reads about an error: always a reason, and no parameters of statements. */
export function failureAnswer(error: unknown): Answer {
  if (error instanceof OperatorError) return error.answer;
  if (error instanceof ConfigError) return [say('setting_fault', { message: withGuideLines(error.message) })];
  const code = errorCode(error) ?? null;
  if (isDamaged(error)) return [say('failed_damaged', { code })];
  if (isUnavailable(error)) return [say('failed_unavailable', { code })];
  const safe = withoutParameters(error);
  const [reason] = (safe instanceof Error ? safe.message : String(safe)).split('\n');
  return [say('failed_otherwise', { reason: reason?.replace(/\.$/, '') || null, code })];
}
