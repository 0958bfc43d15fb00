import { on } from '../platform/events/events';
import { openFront } from './testing/open-front';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const LANDING = '/newactivities/kh_7694_form';

test('reports pages that a browser will show, whether cached, rendered or answered with 304', async () => {
  const { app, close } = await openFront();
  const get = (url: string, headers: Record<string, string>) =>
    app.inject({ url, headers: { host: 'bfzh.localhost', ...headers } });
  const loads: unknown[] = [];
  const stop = on('page_sent', (load) => loads.push(load));
  const shown = { 'user-agent': PHONE, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const { headers } = await get(LANDING, shown);
  await get(`${LANDING}?token=secret`, shown);
  await get(LANDING, { ...shown, 'if-none-match': String(headers.etag) });
  for (const path of ['lottery-october', 'clause/disclaimer', 'download']) await get(`/newactivities/${path}`, shown);
  expect(loads).toEqual([
    ...Array(3).fill({ engine: 'webkit', version: '17.5', page: 'tasks' }),
    ...['wheel', 'clause', 'plain'].map((page) => ({ engine: 'webkit', version: '17.5', page })),
  ]);
  for (const other of [
    { 'user-agent': PHONE, accept: '*/*' },
    { ...shown, 'sec-purpose': 'prefetch' },
    { ...shown, purpose: 'prefetch' },
    { ...shown, 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
    { ...shown, 'user-agent': 'Edge (iPhone)' },
  ]) {
    await get(LANDING, other);
  }
  await app.inject({ method: 'HEAD', url: LANDING, headers: { host: 'bfzh.localhost', ...shown } });
  for (const path of ['no-such-page', 'kh_7694_form/', 'dev/login', 'brands/bfzh/app.svg']) {
    await get(`/newactivities/${path}`, shown);
  }
  stop();
  await close();
  expect(loads).toHaveLength(6);
});
