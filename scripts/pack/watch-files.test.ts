import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '#scripts/root.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';

const read = (name: string) => readFileSync(join(root, 'deploy/watch', name), 'utf8');

/** Returns the names in an expression that look like metrics. */
const measuredIn = (expression: string) =>
  [...expression.matchAll(/\b(http|database|process|mails|files|event|page)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );

test('the dashboard and the alerts name only what a server measures', () => {
  const metrics = createMetrics({
    pools: () => ({ primary: { used: 1, idle: 2, waiting: 0 } }),
    streams: () => 0,
  });
  const known = [...metrics.text().matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const { groups } = parse(read('alerts.yaml'));
  const rules: { expr: string }[] = groups.flatMap((group: { rules: unknown[] }) => group.rules);
  const { panels } = JSON.parse(read('grafana-dashboard.json'));
  const targets: { expr: string }[] = panels.flatMap((panel: { targets: unknown[] }) => panel.targets);
  for (const each of [rules, targets]) {
    const named = each.flatMap(({ expr }) => measuredIn(expr));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  }
  // Each metric is shown, except the time of the start and those that only the page about the service reads.
  const shown = targets.flatMap(({ expr }) => measuredIn(expr));
  expect(known.filter((name) => name !== undefined && !shown.includes(name))).toEqual([
    'http_requests_recent',
    'http_failures_recent',
    'process_start_time_seconds',
  ]);
});
