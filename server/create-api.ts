import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ACTIVITY_CALLS, PERSONAL_CALLS } from '@/lib/contract';
import { acceptAgreements } from '@/lib/contract/agreement';
import { BODY_LIMIT } from '@/lib/contract/call';
import { changePassword, resetPassword, setPassword } from '@/lib/contract/password';
import { logOut, sessionList } from '@/lib/contract/sessions';
import { shareSignature } from '@/lib/contract/share-signature';
import { bankCardSubmit } from '@/lib/contract/user';
import { registerLoginRoutes } from './domain/accounts/login-routes';
import { registerPasswordRoutes } from './domain/accounts/password-routes';
import { registerAccountRoutes } from './domain/accounts/routes';
import { registerSessionRoutes } from './domain/accounts/session-routes';
import { activityEngine } from './domain/activities/activity-engine';
import { registerEngineRoutes } from './domain/activities/engine/routes';
import { registerOverviewRoutes } from './domain/activities/overview';
import { registerActivityRoutes } from './domain/activities/routes';
import { registerAdConversionRoutes } from './domain/ad-conversions/routes';
import { registerAgreementRoutes } from './domain/agreements/routes';
import { registerAppConfigRoutes } from './domain/app-config/routes';
import { registerCaptchaRoutes } from './domain/captcha/routes';
import { registerIdentityRoutes } from './domain/identity/routes';
import { registerSocketAddresses } from './domain/market/gateway/routes';
import { registerPersonalDataRoutes } from './domain/privacy/routes';
import { registerShareCardRoutes } from './domain/share-cards/routes';
import { registerSmsInbox } from './domain/sms/inbox-route';
import { registerSmsRoutes } from './domain/sms/routes';
import { registerTrackingRoutes } from './domain/tracking/routes';
import { answerProblem } from './platform/http/answer-problem';
import type { Api } from './platform/http/api';
import { registerDocs } from './platform/http/docs/register-docs';
import { refuseCalls, refuseUnknownCalls } from './platform/http/refuse-unknown-calls';
import type { Services } from './services';

/** Calls for this server's own accounts, which a provider's backend does not have. */
const OWN_CALLS = {
  acceptAgreements,
  bankCardSubmit,
  setPassword,
  changePassword,
  resetPassword,
  sessionList,
  logOut,
  ...PERSONAL_CALLS,
};

/** Registers the routes of a subject. */
type Subject = (api: Api<Services>) => void;

/** The routes of all subjects. Add the function of a new subject here. */
const SUBJECTS: Subject[] = [
  registerCaptchaRoutes,
  registerSmsRoutes,
  registerSmsInbox,
  registerAccountRoutes,
  registerPasswordRoutes,
  registerAdConversionRoutes,
  registerLoginRoutes,
  registerSessionRoutes,
  registerIdentityRoutes,
  registerPersonalDataRoutes,
  registerTrackingRoutes,
  registerAgreementRoutes,
  registerActivityRoutes,
  registerAppConfigRoutes,
  registerShareCardRoutes,
  registerSocketAddresses,
];

/**
 * Adds the API to a server, in a separate scope: body parsing, error answers and headers set here do not affect other
 * routes. `app` needs an exact `trustProxy`, because limits count by `request.ip`.
 */
export async function createApi(app: FastifyInstance, services: Services): Promise<void> {
  await inScope(app, async (scope) => {
    if (services.config.docs) await registerDocs(scope);
    for (const registerRoutes of SUBJECTS) registerRoutes({ app: scope, services });
    refuseUnknownCalls(scope);
  });
}

/**
 * For a server that forwards the API to a provider's backend, adds the calls that the backend does not have: activities and
 * share cards if `services` are given. The other calls get an answer that says they are not offered.
 */
export async function createActivityCalls(app: FastifyInstance, services: Services | undefined): Promise<void> {
  await inScope(app, async (scope) => {
    if (services) {
      registerEngineRoutes({ app: scope, services }, activityEngine);
      registerOverviewRoutes({ app: scope, services });
      registerShareCardRoutes({ app: scope, services });
    }
    refuseCalls(scope, services ? OWN_CALLS : { ...ACTIVITY_CALLS, ...OWN_CALLS, shareSignature });
  });
}

async function inScope(app: FastifyInstance, register: (scope: FastifyInstance) => Promise<void>): Promise<void> {
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
    await register(scope);
  });
}
