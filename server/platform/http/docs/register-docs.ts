import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { problemSchema } from '@/lib/contract/envelope';
import { loginMessage, quoteMessage, quoteRequest, tradeMessage } from '@/lib/contract/market';

/** URL of the API documentation; `<DOCS_PATH>/json` is the OpenAPI document. */
export const DOCS_PATH = '/apis/docs';

/** The header with the session token, also the name of the document's security scheme. */
export const TOKEN_HEADER = 'token';

/** The page's policy; the package's default would upgrade its files to HTTPS, which may not be available. */
const OWN_FILES_ALONE =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Schemas that the document describes once, by their name in it. */
const schemaRegistry = z.registry<{ id: string }>().add(problemSchema, { id: 'Problem' });

/** What the sockets accept (`Request`) and send (`Message`); OpenAPI has no other place for them. */
const SOCKET_MESSAGES = {
  QuoteRequest: jsonSchema(quoteRequest, 'input'),
  QuoteMessage: jsonSchema(quoteMessage, 'output'),
  TradeRequest: jsonSchema(loginMessage, 'input'),
  TradeMessage: jsonSchema(tradeMessage, 'output'),
};

/** Adds the OpenAPI document of all routes registered on `app` afterwards, and a page to browse it. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Campaign and account calls',
        version: '1.0.0',
        description:
          'Failed calls return application/problem+json with IsSuccess false and, in Data, a message for the visitor.',
      },
      components: {
        securitySchemes: { [TOKEN_HEADER]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
        schemas: SOCKET_MESSAGES,
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: OWN_FILES_ALONE,
    uiConfig: { layout: 'BaseLayout', validatorUrl: null },
  });
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
