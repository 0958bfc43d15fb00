import type { CatalogueSource } from '@/lib/campaign/catalogue';
import { collect } from '@/lib/contract/tracking';
import { MINUTE } from '../../platform/clock/clock';
import { emit } from '../../platform/events/events';
import type { Api, CallServices } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { perAddress } from '../../platform/limits/per-address';
import { takeAll } from '../../platform/limits/service';
import type { Hosts } from '../hosts/follow-hosts';
import { emitVisits } from '../page-loads/visits';
import { withEventDay } from './event-days';
import { storeEvents } from './store';

const WINDOW = 10 * MINUTE;

interface TrackingServices extends CallServices {
  /** The brand of each host. */
  hosts: Hosts;
  catalogue: CatalogueSource;
  config: {
    limits: {
      /** Per 10 minutes. */
      eventsPerAddress: number;
    };
  };
}

export function registerTrackingRoutes(api: Api<TrackingServices>): void {
  route(api, collect, async ({ input, services, request, now }) => {
    const { database, config, vault, hosts } = services;
    const catalogue = services.catalogue.current();
    const limit = { max: config.limits.eventsPerAddress, window: WINDOW, uses: input.length };
    const limits = perAddress('events', request.ip, limit);
    try {
      const sender = { userAgent: request.headers['user-agent'], tables: hosts.current().tables, catalogue };
      const stored = await withEventDay(database.orm, now, () =>
        database.orm.transaction(async (transaction) => {
          await takeAll(transaction, limits, now);
          return storeEvents(transaction, vault, input, sender, now);
        }),
      );
      emitVisits(stored, request.headers, catalogue);
    } catch (error) {
      if (error instanceof ApiProblem) emit('events', { count: input.length, outcome: 'refused' });
      throw error;
    }
    emit('events', { count: input.length, outcome: 'accepted' });
    return { IsSuccess: true, Data: { accepted: input.length } };
  });
}
