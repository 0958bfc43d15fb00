import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = 'deploy/prometheus';
const read = (name: string) => parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));

interface Rule {
  alert: string;
  annotations: Record<string, string>;
}
interface Case {
  alertname: string;
  exp_alerts: unknown[];
}

const rules = (read('rules.yml').groups as { rules: Rule[] }[]).flatMap((group) => group.rules);
const cases = (read('rules.test.yml').tests as { alert_rule_test: Case[] }[]).flatMap((test) => test.alert_rule_test);

test('each alert fires in rules.test.yml, and names the section that says what to do', () => {
  const fired = new Set(cases.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname));
  expect(rules.map(({ alert }) => alert).sort()).toEqual([...fired].sort());
  // links.test.ts checks that the sections exist.
  const unnamed = rules.filter(({ annotations }) => !annotations.runbook?.startsWith('docs/operating.md#'));
  expect(unnamed).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// Debian's package `prometheus` has promtool.
(hasPromtool ? test : test.skip)('Prometheus evaluates the rules as rules.test.yml expects', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'rules.test.yml'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});
