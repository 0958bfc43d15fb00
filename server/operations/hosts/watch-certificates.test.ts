import type { PeerCertificate } from 'node:tls';
import { after, DAY, HOUR } from '../../platform/clock/clock';
import { hostCertificates } from '../../platform/database/schema/hosts';
import { describeOnDatabase, TestApi } from '../../testing';
import type { Network } from './host-state';
import { watchCertificates } from './watch-certificates';

const EDGE = '9.9.9.9';
const ELSEWHERE = '8.8.8.8';
const HOST = 'gold.example';

describeOnDatabase((database) => {
  let api: TestApi;
  let days: number;
  let addresses: string[];
  let asked: string[];
  beforeEach(async () => {
    api = await TestApi.on(database());
    days = 60;
    addresses = [EDGE];
    asked = [];
    await api.run('hosts add', { host: HOST, brand: 'bfzh' });
  });
  const network: Network = {
    resolve: async () => addresses,
    connect: async (_, host) => {
      asked.push(host);
      const valid_to = after(api.clock.read(), days * DAY).toUTCString();
      const certificate = { subject: { CN: host }, subjectaltname: `DNS:${host}`, valid_to } as PeerCertificate;
      return { certificate, trusted: true };
    },
  };
  const watch = () => watchCertificates(database().orm, api.clock.read(), { network, edgeAddresses: [EDGE] });
  const stored = async () => (await database().orm.select().from(hostCertificates)).find(({ host }) => host === HOST);

  test('asks every host again after six hours, and never from two servers', async () => {
    await Promise.all([watch(), watch(), watch()]);
    expect(asked).toContain(HOST);
    expect(new Set(asked).size).toBe(asked.length);
    const { length } = asked;
    api.clock.move(6 * HOUR - 1);
    await watch();
    expect(asked).toHaveLength(length);
    expect(await stored()).toMatchObject({ certificate: 'valid' });
    days = 20;
    api.clock.move(1);
    await watch();
    expect(await stored()).toMatchObject({ certificate: 'ending' });
  });

  test('keeps nothing of a host that leads elsewhere, or that was removed', async () => {
    addresses = [ELSEWHERE];
    await watch();
    expect(await stored()).toMatchObject({ certificate: 'not_asked', until: null });
    await api.run('hosts remove', { host: HOST });
    await watch();
    expect(await stored()).toBeUndefined();
  });

  test('stops when the server ends', async () => {
    await watchCertificates(database().orm, api.clock.read(), { network, edgeAddresses: [EDGE] }, AbortSignal.abort());
    expect(asked).toEqual([]);
  });
});
