import { collect } from '@/lib/contract/tracking';
import type { Api } from '../api/api';
import { route } from '../api/route';
import { storeEvents } from './store';

export function registerTrackingRoutes(api: Api): void {
  route(api, collect, async ({ input, services, now }) => {
    await storeEvents(services.database.orm, services.vault, input, now);
    return { IsSuccess: true, Data: { accepted: input.length } };
  });
}
