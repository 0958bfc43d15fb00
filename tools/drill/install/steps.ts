import { log, step } from '@/scripts/lib/cli.mjs';

/** One step of an installation, as `results.json` and the table at the end show it. */
export interface StepResult {
  installation: string;
  step: string;
  seconds: number;
  /** Why it failed. */
  failure?: string;
}

/** Runs the steps of an installation, and records how long each took and what failed. */
export class Steps {
  readonly results: StepResult[] = [];

  /** @param installation its name, such as `systemd` */
  constructor(private readonly installation: string) {}

  /** Runs a step. @throws what it throws */
  async run<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    let failure: string | undefined;
    try {
      return await step(`${this.installation}: ${name}`, action);
    } catch (error) {
      failure = (error as Error).message;
      throw error;
    } finally {
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      this.results.push({ installation: this.installation, step: name, seconds, ...(failure && { failure }) });
    }
  }

  /** Prints something worth knowing that is no failure. */
  note(text: string): void {
    log(`${this.installation}: ${text}`);
  }
}
