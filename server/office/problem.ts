import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { EFFECT_CHANGED } from '../operations/approvals/effect';
import { OperatorError } from '../operations/common/operation';
import { isFactorNeeded } from '../operations/operators/factor';
import { isUnavailable } from '../platform/database/unavailable';
import { withoutParameters } from '../platform/database/without-parameters';
import type { OfficeProblem, OfficeProblemCode } from './api';

const STATUS: Readonly<Record<OfficeProblemCode, number>> = {
  signed_out: 401,
  factor_needed: 403,
  foreign_origin: 403,
  not_found: 404,
  invalid_input: 400,
  too_large: 413,
  refused: 422,
  effect_changed: 409,
  unavailable: 503,
  failed: 500,
};

/** A call that the office rejects. */
export class OfficeError extends Error {
  constructor(readonly code: OfficeProblemCode) {
    super(code);
  }
}

/** Responds to an error of a call. Details of unexpected errors only go to the log. */
export function answerOfficeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem.code === 'failed') request.log.error({ err: withoutParameters(error) }, 'office call failed');
  return reply.code(STATUS[problem.code]).send(problem);
}

function problemOf(error: unknown): OfficeProblem {
  if (error instanceof OfficeError) return { code: error.code };
  if (isFactorNeeded(error)) return { code: 'factor_needed', answer: error.answer };
  if (error instanceof OperatorError)
    return { code: error.code === EFFECT_CHANGED ? 'effect_changed' : 'refused', answer: error.answer };
  if (isUnavailable(error)) return { code: 'unavailable' };
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return { code: 'too_large' };
  return { code: statusCode < 500 ? 'invalid_input' : 'failed' };
}
