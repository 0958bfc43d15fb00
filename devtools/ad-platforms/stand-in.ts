import type { IncomingHttpHeaders } from 'node:http';
import type { AdEvent, AdPlatformName } from '@/lib/channel/ad-platforms';
import { type TakenConversion, TakenConversions } from './taken';

/**
 * How a platform fails; `answer-lost` stores the report and closes the connection, `busy` answers 429 with `Retry-After`,
 * `token-expired` forgets its access tokens.
 */
export type Disorder = 'server-error' | 'silence' | 'answer-lost' | 'busy' | 'token-expired';

/** A request as it arrived. */
export interface StandInRequest {
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  raw: Buffer;
  /** Milliseconds since 1970. */
  now: number;
}

/** A JSON answer, or one with another status. */
export type StandInAnswer = object | { status: number; body: object };

/** What a stand-in remembers in its process. */
export interface StandInState {
  /** Stores an accepted conversion. */
  take(conversion: Omit<TakenConversion, 'reports' | 'platform'>): void;
  tokens: StandInTokens;
}

/** One platform's stand-in: the calls of its documentation, strictly, below its own path. */
export interface StandIn {
  calls: Readonly<Record<string, (request: StandInRequest, state: StandInState) => StandInAnswer>>;
  /** The platform's own answer for a fault of its server; by default HTTP 502. */
  fault?: object;
}

/** The access tokens that a stand-in issues; each refresh token is valid once, and so is the one of the settings. */
export class StandInTokens {
  #access = new Set<string>();
  #refresh: string | undefined;
  /** How often a token was issued. */
  issued = 0;

  /**
   * @param given the refresh token of a request
   * @param first the refresh token of the settings
   * @param rotates whether each refresh returns another refresh token
   * @returns `undefined` for a refresh token that is not the current one. Until the first refresh, the tokens of an
   * earlier process count as current: the database of the product still has one.
   */
  refresh(given: string, first: string, rotates = true): { access: string; refresh: string } | undefined {
    const isCurrent = this.#refresh ? given === this.#refresh : given === first || /^refresh-\d+$/.test(given);
    if (!isCurrent) return undefined;
    this.issued += 1;
    const access = `access-${this.issued}`;
    this.#access = new Set([access]);
    if (rotates) this.#refresh = `refresh-${this.issued}`;
    return { access, refresh: this.#refresh ?? first };
  }

  isValid(access: string | null | undefined): boolean {
    return typeof access === 'string' && this.#access.has(access);
  }

  expire(): void {
    this.#access.clear();
  }
}

/** All advertising platforms of one process: the conversions that they received, and their planned failures. */
export class AdPlatforms {
  readonly taken = new TakenConversions();
  /** Called for every report before it is read. */
  onRequest: ((platform: AdPlatformName) => void) | undefined;
  readonly #disorders = new Map<AdPlatformName, Disorder[]>();
  readonly #tokens = new Map<AdPlatformName, StandInTokens>();

  /** Fails the next `times` requests of a platform. */
  failNext(platform: AdPlatformName, times: number, disorder: Disorder = 'server-error'): void {
    const planned = Array.from({ length: times }, () => disorder);
    this.#disorders.set(platform, [...(this.#disorders.get(platform) ?? []), ...planned]);
  }

  /** The failure planned for the current request. */
  disorderOf(platform: AdPlatformName): Disorder | undefined {
    this.onRequest?.(platform);
    return this.#disorders.get(platform)?.shift();
  }

  /** The access tokens of a platform. */
  tokensOf(platform: AdPlatformName): StandInTokens {
    const tokens = this.#tokens.get(platform) ?? new StandInTokens();
    this.#tokens.set(platform, tokens);
    return tokens;
  }
}

/** The event of a platform's own code. */
export function eventOf<Code extends string | number>(
  codes: Readonly<Record<Code, AdEvent>>,
  code: Code,
): AdEvent | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** Milliseconds by which a signed time may differ. */
const TOLERANCE = 5 * 60_000;

/** Whether a signed time is about now. */
export function isTimely(milliseconds: number, now: number): boolean {
  return Math.abs(milliseconds - now) <= TOLERANCE;
}
