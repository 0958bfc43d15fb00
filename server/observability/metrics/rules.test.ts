import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { parse } from 'yaml';
import { z } from 'zod';
import { certificateMetrics, hostListMetrics } from '@/lib/edge/metrics-text';
import { FEW_ROUNDS } from '../../domain/activities/kinds/predict/calendar';
import { Counters } from '../../domain/market/gateway/counters';
import { builtInHolidays, WARNING_DAYS } from '../../domain/market/holidays';
import { emit } from '../../platform/events/events';
import { describeOnDatabase, TestApi } from '../../testing';
import { openMetrics } from './open-metrics';

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync('deploy/prometheus/rules.yml', 'utf8')))
  .groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
    templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')));

describeOnDatabase((database) => {
  let scraped: string;
  beforeAll(async () => {
    const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
    const app = Fastify();
    metrics.requests(app);
    await app.inject('/');
    const counters = new Counters();
    counters.countRefusal(503);
    metrics.sockets(counters);
    metrics.store({ pageCount: 1, bytes: 1 });
    metrics.database(database());
    metrics.rounds((await TestApi.on(database())).services);
    metrics.holidays(builtInHolidays);
    metrics.standby({ isUsed: () => true, age: () => 0, read: async () => undefined, close: async () => {} });
    emit('page_sent', { engine: 'webkit', version: '15.3', page: 'tasks' });
    scraped = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    await Promise.all([metrics.close(), app.close()]);
    // What the edge writes for node-exporter.
    const host = 'gold.example';
    scraped += certificateMetrics([{ host, expires: new Date() }], [{ host, tries: 1 }]) + hostListMetrics(new Date());
  });

  /** The first series of a metric, in Prometheus format. */
  const seriesOf = (name: string) =>
    scraped.split('\n').find((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const asked = (expr: string) => [...expr.matchAll(/\b(?:newactivities|process|nodejs)_\w+/g)].map(([name]) => name);

  test.each([
    ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr]),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr])),
  ])('%s uses metrics and labels that exist', (_, expr = '') => {
    expect(asked(expr).length).toBeGreaterThan(0);
    for (const name of asked(expr)) {
      const series = seriesOf(name);
      expect([name, series]).toEqual([name, expect.any(String)]);
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
      const selected = [...expr.matchAll(new RegExp(`${name}\\{([^}]*)\\}`, 'g'))].flatMap(([, selectors = '']) =>
        [...selectors.matchAll(/(\w+)(?:=~|!=|=)/g)].map(([, label = '']) => label),
      );
      // Prometheus adds the label `job`.
      for (const label of [...grouped, ...selected].filter((known) => known !== 'job'))
        expect(series).toContain(`${label}="`);
    }
  });
});

test('the dashboard defines exactly the variables that it uses', () => {
  const names = dashboard.templating.list.map(({ name }) => name);
  const used = [...JSON.stringify(dashboard).matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name);
  expect(new Set(names)).toEqual(new Set([...used, 'datasource']));
});

test("the alert on short calendars uses the threshold of the operators' warning", () => {
  const [rule] = rules.filter(({ expr }) => expr.includes('newactivities_rounds_to_come'));
  expect(rule?.expr).toBe(`min by (campaign) (newactivities_rounds_to_come) < ${FEW_ROUNDS}`);
});

test("the alert on holidays uses the threshold of the operators' warning", () => {
  const [rule] = rules.filter(({ expr }) => expr.includes('newactivities_market_holidays'));
  expect(rule?.expr).toBe(
    `min by (market) (newactivities_market_holidays_end_timestamp_seconds) - time() < ${WARNING_DAYS} * 86400`,
  );
});

test('the alert on visits fires below 99 % per engine and version', () => {
  const [rule] = rules.filter(({ expr }) => expr.includes('newactivities_pages_sent_total'));
  expect(rule?.expr).toMatch(
    /sum by \(engine, version\) \(increase\(newactivities_visits_received_total\[\w+\]\)\)\s+\/ sum by \(engine, version\) \(increase\(newactivities_pages_sent_total\[\w+\]\)\) < 0\.99/,
  );
});

test('counts a browser that was sent pages but reported no visit', async () => {
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
  const load = { engine: 'chromium', version: '78', page: 'wheel' } as const;
  emit('page_sent', load);
  emit('page_sent', load);
  emit('visit_received', { ...load, version: '120' });
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  await metrics.close();
  const labels = (version: string) => `{engine="chromium",version="${version}",page="wheel"}`;
  expect(text).toContain(`newactivities_pages_sent_total${labels('78')} 2\n`);
  expect(text).toContain(`newactivities_visits_received_total${labels('78')} 0\n`);
  expect(text).toContain(`newactivities_visits_received_total${labels('120')} 1\n`);
});
