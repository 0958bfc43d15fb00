import { socketAddresses } from '@/lib/contract/market/addresses';
import type { Api } from '../../api/api';
import { route } from '../../api/route';

/** Where the quote and trade sockets are. */
export function registerSocketAddresses(api: Api): void {
  route(api, socketAddresses, async ({ services }) => services.config.sockets);
}
