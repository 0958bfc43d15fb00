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

/** Milliseconds that the spans of the last requests have to leave once the server is told to stop. */
const GRACE = 1_500;

export interface Tracing {
  /** Makes a span of each request. To be called before hooks that are to be within it. */
  requests(app: FastifyInstance): void;
  /** Has a log told when spans cannot be sent. */
  warn(log: Pick<FastifyBaseLogger, 'warn'>): void;
  /** Sends what is left and makes no more spans. */
  close(): Promise<void>;
}

/** Makes spans from now on and sends them where OpenTelemetry's own environment variables say. */
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
      // What it says of a failure may hold the collector's address and answer.
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
