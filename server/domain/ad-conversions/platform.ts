import type { AdConversion, PlatformName } from '../../platform/database/schema/ad-conversions';

/**
 * The meaning of a platform's answer: it accepted the conversion, we may try again, or it rejects it until someone
 * fixes the cause.
 */
export interface Verdict {
  outcome: 'taken' | 'again' | 'refused';
  /** The answer's code for the log, such as `errno 2`. */
  answer: string;
}

/** An advertising platform: how conversions are reported to it, and how often. */
export interface Platform {
  name: PlatformName;
  /** Where conversions are posted. */
  url: string;
  /** The request's own headers, and its body, which is sent unchanged in UTF-8. */
  encode(conversion: AdConversion, now: Date): { headers: Record<string, string>; body: string };
  /** Reads the parsed body of an answer with status 200; `undefined` if its format is unknown. */
  read(body: unknown): Verdict | undefined;
  /** Whether a conversion that was claimed before may be sent now. */
  mayRepeat(conversion: AdConversion, now: Date): boolean;
  /** When to try again after the failed attempts; `null` if the platform recommends to stop. */
  nextAttempt(conversion: AdConversion, now: Date): Date | null;
}

/** Whole seconds since 1970, as both platforms expect. */
export function secondsOf(timestamp: Date): number {
  return Math.floor(timestamp.getTime() / 1000);
}
