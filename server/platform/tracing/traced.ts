/** Attributes of a span: only numbers and names from the program, no visitor data. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Work to trace in a span. */
export interface Work {
  /** Low cardinality: a route, or a statement's verb and table. */
  name: string;
  /** `client` for what another process does, `internal` for what this one does. */
  kind: 'client' | 'internal';
  attributes: Attributes;
}

/** The span of running work. */
export interface RunningSpan {
  /** Headers with which another process continues the trace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds attributes that became known later. */
  note(attributes: Attributes): void;
}

/** Runs work in a span if it belongs to a request, and without a span otherwise. */
export type Tracer = <Result>(work: Work, execute: (span: RunningSpan) => Promise<Result>) => Promise<Result>;

const UNTRACED: RunningSpan = { headers: {}, note: () => {} };

let tracer: Tracer | undefined;

/** Starts tracing; without an argument, stops it. */
export function setTracer(made?: Tracer): void {
  tracer = made;
}

/** True while tracing is on. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Runs work in a span if tracing is on. Fails as the work does. */
export function traced<Result>(work: Work, execute: (span: RunningSpan) => Promise<Result>): Promise<Result> {
  return tracer ? tracer(work, execute) : execute(UNTRACED);
}
