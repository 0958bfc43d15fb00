import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { CALLS } from '@/lib/contract';
import { callSchema } from './call-schema';
import { registerDocs } from './register-docs';

/** The OpenAPI document that the server serves, as a file for other programs and for reviews of the contract. */
export const OPENAPI_FILE = 'docs/openapi.json';

/** The OpenAPI document of the contract, without a running server. Calls are in the order of their paths. */
export async function openApiDocument(): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await registerDocs(app);
  const calls = Object.values(CALLS).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const call of calls)
    app.route({ method: call.method, url: call.path, schema: callSchema(call), handler: async () => undefined });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
