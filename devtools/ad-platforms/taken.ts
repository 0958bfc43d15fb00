/** A conversion as a platform took it. */
export interface TakenConversion {
  platform: '360' | '百度';
  /** What repeated reports are told by. */
  key: string;
  clickId: string;
  /** What else was reported, by name. */
  details: Readonly<Record<string, string>>;
  /** Times that it was reported. */
  reports: number;
}

const KEPT = 200;

/** What both stand-ins have taken in this process: each conversion once, however often it is reported. */
export class TakenConversions {
  readonly #taken = new Map<string, TakenConversion>();

  add(conversion: Omit<TakenConversion, 'reports'>): void {
    const name = `${conversion.platform} ${conversion.key}`;
    const reports = (this.#taken.get(name)?.reports ?? 0) + 1;
    this.#taken.set(name, { ...conversion, reports });
    const [oldest] = this.#taken.keys();
    if (this.#taken.size > KEPT && oldest !== undefined) this.#taken.delete(oldest);
  }

  /** In the order in which they came first. */
  all(): TakenConversion[] {
    return [...this.#taken.values()];
  }
}
