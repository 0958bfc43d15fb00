import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutParameters } from '../database/without-parameters';
import { ApiProblem } from './problem';
import { toProblem } from './to-problem';

/** Answers any failure of a call as a problem. What is not meant for visitors goes to the log alone. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { problem } = toProblem(error);
  request.problem = problem.code;
  // A refusal that says when to come back is no fault but much to do, of which there may be hundreds a second.
  const refused = error instanceof ApiProblem && problem.retryAfter;
  if (problem.status >= 500 && !refused) request.log.error({ err: withoutParameters(error) }, 'call failed');
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
