import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { emit } from '../../platform/events/events';
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

test('every alarm asks for metrics and labels that there are', async () => {
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
  emit('page_sent', { engine: 'webkit', version: '15.3', page: 'tasks' });
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  await metrics.close();
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(rules.length).toBeGreaterThan(0);
  for (const { expr } of rules) {
    const asked = [...expr.matchAll(/\b(?:newactivities|process|nodejs)_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) {
      expect(names).toContain(name);
      const series = text.split('\n').find((line) => line.startsWith(`${name}{`));
      for (const [, labels = ''] of expr.matchAll(/\bby \(([^)]*)\)/g)) {
        for (const label of labels.split(',')) expect(series).toContain(`${label.trim()}="`);
      }
    }
  }
});

test('the share of visits that is alarming is 99 %, of each engine and version', () => {
  const [rule] = rules.filter(({ expr }) => expr.includes('newactivities_pages_sent_total'));
  expect(rule?.expr).toMatch(
    /sum by \(engine, version\) \(increase\(newactivities_visits_received_total\[\w+\]\)\)\s+\/ sum by \(engine, version\) \(increase\(newactivities_pages_sent_total\[\w+\]\)\) < 0\.99/,
  );
});

test('a browser that was sent pages and reported nothing is counted with no visit', async () => {
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
