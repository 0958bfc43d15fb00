import { collect } from '@/lib/contract/tracking';
import type { Api } from '../api/api';
import { MINUTE } from '../api/clock';
import { ApiProblem } from '../api/problem';
import { route } from '../api/route';
import { tell } from '../happenings';
import { perAddress } from '../limits/per-address';
import { takeAll } from '../limits/service';
import { tellVisits } from '../page-loads/visits';
import { storeEvents } from './store';

const WINDOW = 10 * MINUTE;

export function registerTrackingRoutes(api: Api): void {
  route(api, collect, async ({ input, services, request, now }) => {
    const { database, config, vault } = services;
    const limit = { max: config.limits.eventsPerAddress, window: WINDOW, uses: input.length };
    const limits = perAddress('events', request.ip, limit);
    try {
      const stored = await database.orm.transaction(async (transaction) => {
        await takeAll(transaction, limits, now);
        return storeEvents(transaction, vault, input, { userAgent: request.headers['user-agent'] }, now);
      });
      tellVisits(stored, request.headers);
    } catch (error) {
      if (error instanceof ApiProblem) tell('events', { count: input.length, outcome: 'refused' });
      throw error;
    }
    tell('events', { count: input.length, outcome: 'accepted' });
    return { IsSuccess: true, Data: { accepted: input.length } };
  });
}
