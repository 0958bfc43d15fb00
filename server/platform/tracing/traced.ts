/** What a span says: numbers and names of the program alone, nothing that a visitor sent. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Work of which a span is made. */
export interface Work {
  /** Few different ones: a route, a statement's kind and table. */
  name: string;
  /** `client` for what another process does, `internal` for what this one does. */
  kind: 'client' | 'internal';
  attributes: Attributes;
}

/** The span of work that is under way. */
export interface RunningSpan {
  /** Headers by which another process goes on with the trace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds what became known meanwhile. */
  note(attributes: Attributes): void;
}

/** Makes spans of work within a request; work of nobody's request it just carries out. */
export type Tracer = <Result>(work: Work, execute: (span: RunningSpan) => Promise<Result>) => Promise<Result>;

const UNTRACED: RunningSpan = { headers: {}, note: () => {} };

let tracer: Tracer | undefined;

/** Has spans made from now on; without an argument no longer. */
export function setTracer(made?: Tracer): void {
  tracer = made;
}

/** True while spans are made. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Carries work out within a span where there are traces, and as it stands otherwise. Fails as the work does. */
export function traced<Result>(work: Work, execute: (span: RunningSpan) => Promise<Result>): Promise<Result> {
  return tracer ? tracer(work, execute) : execute(UNTRACED);
}
