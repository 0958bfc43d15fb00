import { Counter, Gauge, type Registry } from 'prom-client';

/** How a measure is called and what it means. */
export interface Named {
  name: string;
  help: string;
}

/** Values by the one label that tells them apart. */
export type ByLabel = Readonly<Record<string, number>>;

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

/** The same by a label. Where it cannot be read, nothing is answered instead of something old. */
export function gaugeBy(registry: Registry, named: Named, label: string, read: () => Promise<ByLabel>): void {
  new Gauge({
    ...named,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await read().catch(() => ({}));
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
