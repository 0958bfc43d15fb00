import { randomBytes } from 'node:crypto';
import { shareSignature } from '@/lib/contract/share-signature';
import { SECOND } from '../../platform/clock/clock';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import type { ShareCardServices } from './services';
import { signAddress } from './sign';
import { ticketsOf } from './tickets';

/** Signs addresses for share cards, only those of pages that the visited host shows with the account's brand. */
export function registerShareCardRoutes(api: Api<ShareCardServices>): void {
  const findTicket = ticketsOf(api.services);
  route(api, shareSignature, async ({ input: { appcode, address }, request, services, now }) => {
    const { host } = request.headers;
    const account = services.config.shareCards.accounts[appcode];
    const rule = services.hosts.current().ruleOf(host);
    if (!account || !rule) throw new ApiProblem('not_offered');
    const shown = [rule.appCode, rule.iosAppCode, rule.desktopAppCode];
    if (!shown.includes(appcode) || !isOn(host, address)) throw new ApiProblem('invalid_input');
    const ticket = await findTicket(account, request.log);
    if (!ticket) throw new ApiProblem('unavailable');
    const given = { timestamp: Math.floor(now.getTime() / SECOND), nonceStr: randomBytes(8).toString('hex') };
    return { IsSuccess: true, Data: { appId: account.appId, ...signAddress(ticket, address, given) } } as const;
  });
}

function isOn(host: string | undefined, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: own, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && own === host?.toLowerCase() && !username && !password;
}
