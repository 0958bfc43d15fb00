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
 * Creates a span for each request except health checks, which contains what the request did. A trusted proxy's trace
 * continues; trace headers of visitors are ignored.
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
  // Fastify reads the body in the connection's context, so restore the request's.
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

/** Adds the trace id to the request's log lines. */
function logWithTrace(request: FastifyRequest, reply: FastifyReply, traceId: string): void {
  const log = request.log.child({ traceId });
  Object.assign(request, { log });
  Object.assign(reply, { log });
}
