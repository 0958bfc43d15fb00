import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { on } from '../../platform/events/events';
import { HEALTH_PATH } from '../../platform/http/health';
import { cameByTrustedProxy } from '../../platform/http/request-id';
import { kindOf } from '../../platform/http/request-kind';

/**
 * Makes a span of each request but those for the server's health, and what the request has done within it. A trace is gone
 * on with where a trusted proxy began it; what a visitor says of traces is not listened to.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<object, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === HEALTH_PATH) return done();
    const parent = cameByTrustedProxy(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'url.scheme': request.protocol,
      'newactivities.request_id': request.id,
    };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    logWithTrace(request, reply, span.spanContext().traceId);
    const within = trace.setSpan(parent, span);
    contexts.set(request, within);
    context.with(within, done);
  });
  // A body arrives on behalf of its connection, not of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', (request, reply, next) => {
    end(request, reply.statusCode);
    next();
  });
  app.addHook(
    'onClose',
    on('upgrade', ({ request }) => end(request as FastifyRequest, 101)),
  );

  function end(request: FastifyRequest, status: number): void {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (!span) return;
    const { kind, route } = kindOf(request);
    span.updateName(`${request.method} ${kind === 'call' || kind === 'socket' ? route : kind}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'newactivities.kind': kind });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}

/** Has the request's lines in the log name its trace. */
function logWithTrace(request: FastifyRequest, reply: FastifyReply, traceId: string): void {
  const log = request.log.child({ traceId });
  Object.assign(request, { log });
  Object.assign(reply, { log });
}
