import { z } from 'zod';
import { readHosts } from '../../domain/hosts/store';
import { DAY } from '../../platform/clock/clock';
import { iso } from '../common/answer';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { checkHost, type HostState, NOT_ASKED } from './host-state';
import { network } from './network';
import { say, table } from './words';

/** Hosts of one call. */
const MOST = 20;
/** Hosts that are asked at the same time. */
const AT_ONCE = 5;

/** Asks name servers and the hosts themselves whether visitors reach their pages. */
export const checkHosts = defineOperation({
  name: 'hosts check',
  title: '检查域名',
  summary: `查询域名解析到哪里，以及 443 端口的证书；一次最多 ${MOST} 个`,
  subject: '域名与行情',
  permission: 'own',
  audited: false,
  // It waits for other machines, so it holds no transaction.
  online: true,
  input: z.strictObject({
    host: z
      .array(z.string())
      .min(1)
      .max(MOST, fault(say('too_many_hosts', { most: MOST })))
      .meta({ title: '域名', operand: true }),
  }),
  async run({ orm, services, now }, { host: hosts }) {
    const known = await readHosts(orm);
    const isNamed = (host: string) => known.ruleOf(host) ?? known.tables.hostRules.find((rule) => rule.host === host);
    const unknown = hosts.find((host) => !isNamed(host));
    if (unknown !== undefined) throw new OperatorError(say('no_host_rule', { host: unknown }));
    const { development, edgeAddresses } = services.config;
    const check = (host: string) =>
      development || host.startsWith('*.') ? NOT_ASKED : checkHost(host, network, edgeAddresses, now);
    const states: HostState[] = [];
    for (let first = 0; first < hosts.length; first += AT_ONCE)
      states.push(...(await Promise.all(hosts.slice(first, first + AT_ONCE).map(check))));
    const rows = states.map(({ dns, addresses, certificate, until }, index) => ({
      host: hosts[index] ?? '',
      dns,
      addresses: addresses.length > 0 ? addresses : null,
      certificate,
      until: iso(until),
      days: until && Math.floor((until.getTime() - now.getTime()) / DAY),
    }));
    return { answer: [...(development ? [say('hosts_not_asked')] : []), table('host_states', rows)] };
  },
});
