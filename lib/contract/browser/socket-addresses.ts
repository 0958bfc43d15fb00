// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const socketAddresses: BrowserCall<(typeof CALLS)['socketAddresses']> = {"method":"GET","path":"/socket/","encoding":"none","response":{"type":"object","properties":{"QuoteServer":{"anyOf":[{"type":"string","maxLength":256,"pattern":"^(?:\\/(?!\\/)|wss?:\\/\\/)\\S+$"},{"minItems":1,"maxItems":16,"type":"array","items":{"type":"string","maxLength":256,"pattern":"^(?:\\/(?!\\/)|wss?:\\/\\/)\\S+$"}}]},"TradeServer":{"type":"object","properties":{"Trade":{"anyOf":[{"type":"string","maxLength":256,"pattern":"^(?:\\/(?!\\/)|wss?:\\/\\/)\\S+$"},{"minItems":1,"maxItems":16,"type":"array","items":{"type":"string","maxLength":256,"pattern":"^(?:\\/(?!\\/)|wss?:\\/\\/)\\S+$"}}]}}}}}};
