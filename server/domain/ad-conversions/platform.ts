import type { AdConversion, PlatformName } from '../../platform/database/schema/ad-conversions';

/** What a platform's answer means: it has taken the conversion, it may be asked again, or it refuses until something is mended. */
export interface Verdict {
  outcome: 'taken' | 'again' | 'refused';
  /** The answer's code for people, such as `errno 2`. */
  answer: string;
}

/** An advertising platform: how it is told of a conversion, and how often. */
export interface Platform {
  name: PlatformName;
  /** Where conversions are posted. */
  url: string;
  /** The request's own headers, and its body, which is sent as it stands, in UTF-8. */
  encode(conversion: AdConversion, now: Date): { headers: Record<string, string>; body: string };
  /** Reads the parsed body of an answer with status 200; `undefined` where it is none of the platform's. */
  read(body: unknown): Verdict | undefined;
  /** Whether a conversion that was taken up before may be sent at this moment. */
  mayRepeat(conversion: AdConversion, now: Date): boolean;
  /** When to try again after so many attempts have failed; `null` where the platform advises to stop. */
  nextAttempt(conversion: AdConversion, now: Date): Date | null;
}

/** Whole seconds since 1970, as both platforms count. */
export function secondsOf(timestamp: Date): number {
  return Math.floor(timestamp.getTime() / 1000);
}
