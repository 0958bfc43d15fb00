import { errorCode, isDamaged } from '../../platform/database/error-code';
import { isUnavailable } from '../../platform/database/unavailable';
import { withoutParameters } from '../../platform/database/without-parameters';
import { ConfigError } from '../../platform/settings/config-error';
import { OperatorError } from '../common/operation';

/** What an operator reads about an error: always a reason, and no parameters of statements. */
export function failureText(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  const code = errorCode(error);
  if (isDamaged(error)) return `The operation failed: files of the database are damaged (${code}). Restore a backup.`;
  if (isUnavailable(error)) {
    return `The operation failed: the database cannot be reached, or cannot write${code ? ` (${code})` : ''}. Try again when it can.`;
  }
  const safe = withoutParameters(error);
  const [reason] = (safe instanceof Error ? safe.message : String(safe)).split('\n');
  return `The operation failed: ${reason || 'for an unknown reason'}${code ? ` (${code})` : ''}. Run \`audit-log\` to see whether it was recorded.`;
}
