import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueSource } from '@/lib/campaign/catalogue';
import { collect } from '@/lib/contract/tracking';
import { parseJson } from '@/lib/parse-json';
import { splitTarget } from '../../platform/http/request-target';
import { emitVisits } from '../page-loads/visits';
import { eventKey } from './event-key';

/** Cached keys of visits, to recognize repeated ones; few are repeated, and soon after. */
const REMEMBERED = 20_000;

/** One report that the server forwards. */
export interface PassingReport {
  /** Called with each part of its body. */
  read(part: Buffer): void;
  /** Called once the backend has accepted it. */
  taken(): void;
}

/** Counts the visits that pages report to a provider's backend, by reading the reports as the server forwards them. */
export class ForwardedVisits {
  private readonly known = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(private readonly catalogue: CatalogueSource) {}

  /** @returns `undefined` for calls that are no reports */
  watch({ method, raw, headers }: FastifyRequest): PassingReport | undefined {
    if (method !== collect.method || splitTarget(raw.url ?? '').pathname !== collect.path) return undefined;
    const parts: Buffer[] = [];
    return {
      read: (part) => parts.push(part),
      taken: () => {
        const report = collect.request.safeParse(parseJson(Buffer.concat(parts).toString()));
        if (report.success)
          emitVisits(
            report.data.filter((event) => this.isNew(eventKey(event))),
            headers,
            this.catalogue.current(),
          );
      },
    };
  }

  private isNew(key: string): boolean {
    if (this.known.has(key)) return false;
    this.known.set(key, true);
    return true;
  }
}
