import type { SocketAddresses } from '@/lib/contract/market/addresses';
import { socketAddresses } from '@/lib/contract/market/addresses';
import type { Api, CallServices } from '../../../platform/http/api';
import { route } from '../../../platform/http/route';

interface SocketServices extends CallServices {
  config: {
    /** The addresses of the quote and trade sockets. */
    sockets: SocketAddresses;
  };
}

export function registerSocketAddresses(api: Api<SocketServices>): void {
  route(api, socketAddresses, async ({ services }) => services.config.sockets);
}
