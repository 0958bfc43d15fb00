import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '@/server/platform/http/answer-problem';
import { toProblem } from '@/server/platform/http/to-problem';
import { sendPage } from './development-page';
import { noticePage } from './notice-page';

interface RefusalDetails {
  /** A path of this site for the way out; by default the landing page. */
  back?: string;
  status?: 400 | 401 | 403;
}

/** Why a page is not shown, as a sentence for the visitor. Throw it in a page's route. */
export class Refusal extends Error {
  readonly back: string;
  readonly status: number;

  constructor(message: string, { back = '/', status = 400 }: RefusalDetails = {}) {
    super(message);
    this.back = back;
    this.status = status;
  }
}

/**
 * Answers errors in a page's route with a page that shows the reason.
 *
 * @param title of the page
 * @param address the page's address without query, shown in place of one that may contain a token
 */
export function answerRefusals(title: string, address: string) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    return refusal
      ? sendPage(reply, refusalPage(title, address, refusal), refusal.status)
      : answerProblem(error, request, reply);
  };
}

/** Errors that the request itself causes. To other machines the page does not exist. */
function refusalOf(error: unknown): Refusal | null {
  const { status } = toProblem(error).problem;
  return status < 500 && status !== 404 ? new Refusal('请求有误，请返回后重试。') : null;
}

function refusalPage(title: string, address: string, { message, back }: Refusal): string {
  return noticePage({ title, note: '开发环境', address, heading: '无法继续', text: message, back, backWords: '返回' });
}
