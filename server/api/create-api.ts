import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { BODY_LIMIT } from '@/lib/contract/call';
import { registerAccountRoutes } from '../accounts/routes';
import { registerActivityRoutes } from '../activities/routes';
import { registerAgreementRoutes } from '../agreements/routes';
import { registerAppConfigRoutes } from '../app-config/routes';
import { registerCaptchaRoutes } from '../captcha/routes';
import { registerConversionRoutes } from '../conversions/routes';
import { registerDocs } from '../docs/register-docs';
import { registerIdentityRoutes } from '../identity/routes';
import { registerSocketAddresses } from '../market/gateway/routes';
import { registerSessionRoutes } from '../sessions/routes';
import { registerSmsInbox } from '../sms/inbox-route';
import { registerSmsRoutes } from '../sms/routes';
import { registerTrackingRoutes } from '../tracking/routes';
import { answerProblem } from './answer-problem';
import type { Api } from './api';
import { keepHouse } from './housekeeping';
import { refuseUnknownCalls } from './refuse-unknown-calls';
import type { Services } from './services';

/** Every subject's routes. A new subject adds its function here. */
const SUBJECTS: ((api: Api) => void)[] = [
  registerCaptchaRoutes,
  registerSmsRoutes,
  registerSmsInbox,
  registerAccountRoutes,
  registerConversionRoutes,
  registerSessionRoutes,
  registerIdentityRoutes,
  registerTrackingRoutes,
  registerAgreementRoutes,
  registerActivityRoutes,
  registerAppConfigRoutes,
  registerSocketAddresses,
];

/**
 * Adds the product's calls to a server, in a scope of their own: body parsing, problems and headers set here touch no
 * other route. `app` must be set up with an exact `trustProxy`, since limits count by `request.ip`.
 */
export async function createApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    scope.setErrorHandler(answerProblem);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    });
    await registerDocs(scope);
    for (const registerRoutes of SUBJECTS) registerRoutes({ app: scope, services });
    refuseUnknownCalls(scope);
    keepHouse(scope, services);
  });
}
