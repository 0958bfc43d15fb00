import type { AdEvent, AdPlatformName } from '@/lib/channel/ad-platforms';

/** A conversion as a platform received it. */
export interface TakenConversion {
  platform: AdPlatformName;
  /** The event that the platform's own code means. */
  event: AdEvent;
  /** Identifies repeated reports of one conversion. */
  key: string;
  clickId: string;
  /** Further reported values by name. */
  details: Readonly<Record<string, string>>;
  /** How often it was reported. */
  reports: number;
}

const KEPT = 200;

/** The conversions that the stand-ins received in this process. Each appears once, however often it was reported. */
export class TakenConversions {
  readonly #taken = new Map<string, TakenConversion>();

  add(conversion: Omit<TakenConversion, 'reports'>): void {
    const name = `${conversion.platform} ${conversion.key}`;
    const reports = (this.#taken.get(name)?.reports ?? 0) + 1;
    this.#taken.set(name, { ...conversion, reports });
    const [oldest] = this.#taken.keys();
    if (this.#taken.size > KEPT && oldest !== undefined) this.#taken.delete(oldest);
  }

  /** In the order of their first report. */
  all(): TakenConversion[] {
    return [...this.#taken.values()];
  }
}
