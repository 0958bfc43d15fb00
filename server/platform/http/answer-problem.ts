import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutParameters } from '../database/without-parameters';
import { ApiProblem } from './problem';
import { toProblem } from './to-problem';

/** Responds to an error of a call with a problem. Details that visitors should not see only go to the log. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { problem } = toProblem(error);
  request.problem = problem.code;
  // A rejection with `retryAfter` means overload, not a failure; logging it could mean hundreds of lines a second.
  const refused = error instanceof ApiProblem && problem.retryAfter;
  if (problem.status >= 500 && !refused) request.log.error({ err: withoutParameters(error) }, 'call failed');
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
