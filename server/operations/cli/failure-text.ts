import { isUnavailable } from '../../platform/database/unavailable';
import { withoutParameters } from '../../platform/database/without-parameters';
import { ConfigError } from '../../platform/settings/config-error';
import { OperatorError } from '../common/operation';

/** What an operator reads about an error: always a reason, and no parameters of statements. */
export function failureText(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message;
  const code = codeOf(error);
  if (isUnavailable(error)) {
    return `The operation failed: the database cannot be reached, or cannot write${code ? ` (${code})` : ''}. Try again when it can.`;
  }
  const safe = withoutParameters(error);
  const [reason] = (safe instanceof Error ? safe.message : String(safe)).split('\n');
  return `The operation failed: ${reason || 'for an unknown reason'}${code ? ` (${code})` : ''}. Run \`audit-log\` to see whether it was recorded.`;
}

/** The code of an error or of one of its causes. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string') return code;
  return codeOf(cause) ?? (Array.isArray(errors) ? codeOf(errors[0]) : undefined);
}
