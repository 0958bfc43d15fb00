import { INVITE_PATH } from '@/lib/flows/invite';
import { closedDatabase, describeOnDatabase, TestApi, Visitor } from '@/server/testing';
import { logAt, serverOf } from '../server/testing/server-of';
import { developmentRoutes } from './routes';

const headers = { host: 'bfzh.localhost:3000' };

describeOnDatabase((database) => {
  test('logs no token of cashier and invite page at trace level, in success and failure', async () => {
    const { log, logger } = logAt('trace');
    const api = await TestApi.on(database());
    const { account, token } = await new Visitor(api).join();
    const failing = await closedDatabase();
    const values = {
      from: '/newactivities/summer',
      source: '2',
      clientid: '',
      isBind: '0',
      first: '1',
      account,
      token,
    };
    const statuses: number[] = [];
    for (const services of [api.services, { ...api.services, database: failing }]) {
      const app = await serverOf(services, { development: true, devtools: developmentRoutes, logger });
      for (const url of ['/pay', INVITE_PATH]) {
        statuses.push((await app.inject({ url: `${url}?${new URLSearchParams(values)}`, headers })).statusCode);
      }
      await app.close();
    }
    expect(statuses).toEqual([403, 200, 500, 500]);
    expect(log.join('')).toContain('"path":"/pay"');
    expect(log.join('')).not.toContain(token);
  });
});
