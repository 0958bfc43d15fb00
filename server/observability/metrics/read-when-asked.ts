import { Counter, Gauge, type Registry } from 'prom-client';

/** Name and description of a metric. */
export interface Named {
  name: string;
  help: string;
}

/** Values of a metric by its only label. */
export type ByLabel = Readonly<Record<string, number>>;

/** Milliseconds the database has to respond during a scrape, which itself times out after ten seconds. */
const PATIENCE = 2_000;

/** Registers a gauge whose value is read at each scrape. */
export function gauge(registry: Registry, named: Named, read: () => number): void {
  new Gauge({
    ...named,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** Registers a gauge with a label. It exports nothing, rather than old values, when they cannot be read in time. */
export function gaugeBy(registry: Registry, named: Named, label: string, read: () => Promise<ByLabel>): void {
  new Gauge({
    ...named,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await inTime(read()).catch(() => ({}));
      for (const [value, amount] of Object.entries(values)) this.set({ [label]: value }, amount);
    },
  });
}

/** Registers a counter whose value other code counts since the start of the process. */
export function total(registry: Registry, named: Named, read: () => number): void {
  new Counter({
    ...named,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/** Registers such a counter with a label. */
export function totalBy(registry: Registry, named: Named, label: string, read: () => ByLabel): void {
  new Counter({
    ...named,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, amount] of Object.entries(read())) this.inc({ [label]: value }, amount);
    },
  });
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
