import { Counter, Gauge, type Registry } from 'prom-client';

/** How a measure is called and what it means. */
export interface Named {
  name: string;
  help: string;
}

/** Values by the one label that tells them apart. */
export type ByLabel = Readonly<Record<string, number>>;

/** Milliseconds that the database has to answer a scrape, which itself is given up after ten seconds. */
const PATIENCE = 2_000;

/** What goes up and down, read when somebody asks for it. */
export function gauge(registry: Registry, named: Named, read: () => number): void {
  new Gauge({
    ...named,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** The same by a label. Where it cannot be read in time, nothing is answered instead of something old. */
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

/** What was counted elsewhere since the process began. */
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

/** The same by a label. */
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
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
