import {
  context,
  propagation,
  type Span,
  SpanKind,
  type Tracer as SpanMaker,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Tracer } from './traced';

const KINDS = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Creates spans only within requests; background work that runs every few seconds would hide them. */
export function traceWork(spans: SpanMaker): Tracer {
  return async (work, execute) => {
    const within = context.active();
    if (!trace.getSpan(within)) return execute({ headers: {}, note: () => {} });
    const span = spans.startSpan(work.name, { kind: KINDS[work.kind], attributes: work.attributes }, within);
    const inner = trace.setSpan(within, span);
    const headers: Record<string, string> = {};
    propagation.inject(inner, headers);
    try {
      return await context.with(inner, () =>
        execute({ headers, note: (attributes) => span.setAttributes(attributes) }),
      );
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
}

/** Records only the error's type, because its message may quote a visitor's input. */
function noteFailure(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(typeof code === 'string' ? code : (name ?? 'unknown')));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
