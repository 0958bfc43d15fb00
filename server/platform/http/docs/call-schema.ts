import type { Call } from '@/lib/contract/call';
import { problemSchema } from '@/lib/contract/envelope';
import { TOKEN_HEADER } from './register-docs';

/** The schema of a call's route: Fastify validates by it, and the OpenAPI document is made from it. */
export function callSchema({ auth, encoding, request, response, summary }: Call) {
  const security = auth === 'none' ? {} : { security: [...(auth === 'optional' ? [{}] : []), { [TOKEN_HEADER]: [] }] };
  const answers = { summary, ...security, response: { 200: response, '4xx': problemSchema, '5xx': problemSchema } };
  switch (encoding) {
    case 'none':
      return answers;
    case 'query':
      return { ...answers, querystring: request };
    case 'json':
      return { ...answers, body: request, consumes: ['application/json'] };
    default:
      return { ...answers, body: request, consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'] };
  }
}
