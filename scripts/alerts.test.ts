import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = 'deploy/prometheus';
const read = (name: string) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));

test('each alert fires in rules.test.yml, and names the section that says what to do', () => {
  type Rule = { alert: string; annotations: { runbook?: string } };
  type Case = { alertname: string; exp_alerts: unknown[] };
  const rules = (read('rules.yml').groups as { rules: Rule[] }[]).flatMap((group) => group.rules);
  const cases = (read('rules.test.yml').tests as { alert_rule_test: Case[] }[]).flatMap((test) => test.alert_rule_test);
  const fired = new Set(cases.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname));
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.has(alert))).toEqual([]);
  // links.test.ts checks that the sections exist.
  expect(rules.filter(({ annotations }) => !annotations.runbook?.startsWith('docs/operating.md#'))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// Debian's package `prometheus` has promtool.
(hasPromtool ? test : test.skip)('Prometheus evaluates the rules as rules.test.yml expects', () => {
  const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'rules.test.yml'], { cwd: FOLDER });
  expect(`${stdout}${stderr}`).toMatch(/^Unit Testing: +rules\.test\.yml\s+SUCCESS\s*$/);
});
