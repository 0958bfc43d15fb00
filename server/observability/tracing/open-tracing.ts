import { setTimeout as pause } from 'node:timers/promises';
import { context, DiagLogLevel, diag, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTracer } from '../../platform/tracing/traced';
import { traceWork } from '../../platform/tracing/work';
import { traceRequests } from './trace-requests';

/** Milliseconds to send the remaining spans when the server shuts down. */
const GRACE = 1_500;

export interface Tracing {
  /** Creates a span per request. Call it before adding hooks that should run inside the span. */
  requests(app: FastifyInstance): void;
  /** Sets the log for spans that cannot be sent. */
  warn(log: Pick<FastifyBaseLogger, 'warn'>): void;
  /** Sends the remaining spans and stops tracing. */
  close(): Promise<void>;
}

/** Starts tracing. OpenTelemetry's own environment variables say where spans go. */
export function openTracing(): Tracing {
  const resource = resourceFromAttributes({ 'service.name': 'newactivities-server' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const processor = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] });
  const contexts = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(contexts.enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('newactivities');
  setTracer(traceWork(tracer));
  return {
    requests: (app) => traceRequests(app, tracer),
    warn(log) {
      // Not logged: its error may contain the collector's address and response.
      const onError = () => log.warn('spans could not be sent');
      const silent = () => {};
      const logger = { error: onError, warn: silent, info: silent, debug: silent, verbose: silent };
      diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
    },
    async close() {
      setTracer();
      await Promise.race([provider.shutdown().catch(() => {}), pause(GRACE, undefined, { ref: false })]);
      contexts.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}
