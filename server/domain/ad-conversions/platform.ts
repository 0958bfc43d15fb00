import { z } from 'zod';
import type { AdEvent, AdPlatformName } from '@/lib/channel/ad-platforms';
import { after, HOUR, MINUTE } from '../../platform/clock/clock';
import type { AdConversion } from '../../platform/database/schema/ad-conversions';

/**
 * The meaning of a platform's answer: it accepted the conversion, we may try again, or it rejects it until someone
 * fixes the cause.
 */
export interface Verdict {
  outcome: 'taken' | 'again' | 'refused';
  /** The answer's code for the log, such as `errno 2`. */
  answer: string;
  /** True if the platform rejected the access token. */
  expired?: true;
  /** Before then, the platform wants no other attempt. */
  notBefore?: Date;
}

/** A request to a platform; its body is sent unchanged in UTF-8. POST unless it says otherwise. */
export interface PlatformRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** The tokens that a platform returned for a refresh token. */
export interface ReadTokens {
  access: string;
  /** The next refresh token; the current one stays valid if there is none. */
  refresh?: string | undefined;
  /** Seconds for which the access token is valid. */
  seconds: number;
}

/** How a platform exchanges a refresh token for an access token. */
export interface TokenSource {
  /** The refresh token of the settings. */
  seed: string;
  request(refreshToken: string): PlatformRequest;
  /** Reads the parsed body of an answer with status 200; `undefined` if the platform refused. */
  read(body: unknown, now: Date): ReadTokens | undefined;
}

/** How often a platform may be asked. */
export interface Repetition {
  /** Whether a conversion that was claimed before may be sent now. */
  mayRepeat(conversion: AdConversion, now: Date): boolean;
  /** When to try again after the failed attempts; `null` if the platform recommends to stop. */
  nextAttempt(conversion: AdConversion, now: Date): Date | null;
}

/** An advertising platform: how conversions are reported to it, and how often. */
export interface Platform extends Repetition {
  name: AdPlatformName;
  /** Needed for each report. */
  tokens?: TokenSource;
  /**
   * The request that reports a conversion.
   * @param token the access token; empty for platforms without `tokens`
   */
  encode(conversion: AdConversion, now: Date, token: string): PlatformRequest;
  /** Changes a request so that the platform only checks it. */
  onlyCheck?(request: PlatformRequest): PlatformRequest;
  /** Reads the parsed body of an answer with status 200; `undefined` if its format is unknown. */
  read(body: unknown): Verdict | undefined;
}

export const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' };

/** Whole seconds since 1970. */
export function secondsOf(timestamp: Date): number {
  return Math.floor(timestamp.getTime() / 1000);
}

/** When a conversion's event happened. */
export function eventAt({ eventAt: at, registeredAt }: AdConversion): Date {
  return at ?? registeredAt;
}

/** A platform's own code of a conversion's event. @throws Error if it has none: the registry says it knows the event */
export function codeOf<Code>(codes: Readonly<Partial<Record<AdEvent, Code>>>, { event, platform }: AdConversion): Code {
  const code = codes[event];
  if (code === undefined) throw new Error(`${platform} has no code for the event ${event}`);
  return code;
}

/**
 * Reads answers whose field `name` is a number.
 * @param success the number that means acceptance
 * @param others what other numbers mean; all else is a rejection
 */
export function readCode(
  name: string,
  success: number,
  others: Readonly<Record<number, Pick<Verdict, 'outcome' | 'expired'>>> = {},
) {
  const schema = z.object({ [name]: z.coerce.number().int() });
  return (body: unknown): Verdict | undefined => {
    const code = schema.safeParse(body).data?.[name];
    if (code === undefined) return undefined;
    const known = code === success ? { outcome: 'taken' as const } : others[code];
    return { outcome: 'refused', ...known, answer: `${name} ${code}` };
  };
}

/** Minutes between attempts; the last one repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60];
const HOURLY = 60;

/** The pause after the attempts of a conversion, in milliseconds. */
function pauseAfter({ attempts }: AdConversion): number {
  return (PAUSES[attempts - 1] ?? HOURLY) * MINUTE;
}

/** Repeats reports for some hours after the first attempt, for platforms that document no limit of their own. */
export function repeatFor(hours: number): Repetition {
  return repeatWhile(({ firstAttemptAt }, at) => firstAttemptAt === null || at <= after(firstAttemptAt, hours * HOUR));
}

/** Repeats reports with the usual pauses, as long as a conversion is in time. */
export function repeatWhile(inTime: Repetition['mayRepeat']): Repetition {
  return {
    mayRepeat: inTime,
    nextAttempt(conversion, now) {
      const next = after(now, pauseAfter(conversion));
      return inTime(conversion, next) ? next : null;
    },
  };
}
