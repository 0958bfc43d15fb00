import { z } from 'zod';
import { QUOTE_SOCKET_PATH, type SocketAddresses, TRADE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { listSetting } from '../../../platform/settings/common-settings';
import { DEFAULT_LIMITS } from './open-sockets';

const list = (isRight: (part: string) => boolean, need: string) =>
  listSetting.refine((parts) => parts.every(isRight), need);

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
const isSocketAddress = (value: string) =>
  URL.canParse(value) && /^wss?:\/\/[^\s;,'"]+$/.test(value) && !new URL(value).username;

/** Socket addresses, separated by commas. */
export const socketAddressList = list(
  isSocketAddress,
  'must be addresses such as wss://quotes.example/socket/quote, with commas',
);

/** Environment variables for the addresses of the socket servers. */
export const addressSettings = {
  /** Addresses of the quote servers in the order in which pages try them; by default this server's own. */
  QUOTE_SERVERS: socketAddressList.optional(),
  /** The same for the trade servers. */
  TRADE_SERVERS: socketAddressList.optional(),
};

/** Environment variables of this server's own sockets. */
export const socketSettings = {
  ...addressSettings,
  /** Open sockets per address. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.perAddress),
  /** Open sockets of this process. */
  SOCKETS_TOTAL: z.coerce.number().int().min(1).default(DEFAULT_LIMITS.total),
  /** Origins besides the visited host whose pages may open sockets. */
  SOCKET_ORIGINS: list(isOrigin, 'must be origins such as https://app.example, with commas').default([]),
};

type AddressSettings = z.infer<z.ZodObject<typeof addressSettings>>;

/** The answer to `GET /socket/`. */
export function socketAddressesOf(settings: AddressSettings): SocketAddresses {
  return {
    QuoteServer: settings.QUOTE_SERVERS ?? [QUOTE_SOCKET_PATH],
    TradeServer: { Trade: settings.TRADE_SERVERS ?? [TRADE_SOCKET_PATH] },
  };
}

/** The origins that pages connect to besides their own, for their security policy. */
export function socketOriginsOf(settings: AddressSettings): string[] {
  const addresses = [...(settings.QUOTE_SERVERS ?? []), ...(settings.TRADE_SERVERS ?? [])];
  return [...new Set(addresses.map((address) => `${new URL(address).protocol}//${new URL(address).host}`))];
}
