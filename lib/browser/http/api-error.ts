import type { Problem } from '../../contract/envelope';

/**
 * Why a call failed: `problem`: the server rejected it; `timeout`: no answer in time; `offline`: the browser reports no
 * connection; `network`: the connection failed; `invalid`: the answer does not match the contract.
 */
export type ApiErrorKind = 'problem' | 'timeout' | 'offline' | 'network' | 'invalid';

/** Milliseconds until a request or loading code times out. Here because pages load code without loading `request.ts`. */
export const HTTP_TIMEOUT = 20_000;

/** An error whose `message` is a Chinese sentence that can be shown to the visitor unchanged. */
export class VisibleError extends Error {}

const MESSAGES: Record<ApiErrorKind, string> = {
  problem: '操作未成功，请稍后再试',
  timeout: '网络不给力，请稍后重试',
  offline: '网络已断开，请检查网络后重试',
  network: '网络异常，请重试',
  invalid: '服务暂时不可用，请稍后再试',
};

interface ApiErrorDetails {
  /** HTTP status if there was an answer. */
  status?: number;
  /** The server's sentence. */
  message?: string;
  problem?: Problem;
  cause?: unknown;
}

/** A failed call. `message` is a Chinese sentence that can be shown unchanged. */
export class ApiError extends VisibleError {
  declare readonly kind: ApiErrorKind;
  declare readonly status: number | undefined;
  /**
   * The server's details: code, field errors, seconds to wait. Absent if a backend sends only the specification's
   * envelope.
   */
  declare readonly problem: Problem | undefined;

  constructor(kind: ApiErrorKind, { status, message, problem, cause }: ApiErrorDetails = {}) {
    super(message || MESSAGES[kind], { cause });
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}

/** The sentence to show for any failure. */
export function messageOf(error: unknown): string {
  return error instanceof VisibleError ? error.message : MESSAGES.problem;
}
