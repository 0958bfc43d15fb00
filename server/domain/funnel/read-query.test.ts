import { type FunnelFault, readFunnelQuery } from './read-query';

// 2026-11-21 00:30 in Beijing.
const NOW = new Date('2026-11-20T16:30:00Z');

const fault = (fields: Parameters<typeof readFunnelQuery>[0]) => {
  try {
    return readFunnelQuery(fields, NOW);
  } catch (error) {
    return (error as FunnelFault).kind;
  }
};

test('shows the last seven Beijing days by day if nothing is requested', () => {
  const usual = { from: '2026-11-15', to: '2026-11-21', by: ['day'], where: {} };
  expect(readFunnelQuery({}, NOW)).toEqual(usual);
  expect(readFunnelQuery({ from: '', to: '', by: [], host: '', plan: '' }, NOW)).toEqual(usual);
});

test('reads a dash as "without a value", and sorts dimensions', () => {
  const fields = { from: '2026-11-01', to: '2026-11-02', by: ['keyword', 'day'], host: 'gold.example', plan: '-' };
  expect(readFunnelQuery(fields, NOW)).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
    by: ['day', 'keyword'],
    where: { host: 'gold.example', plan: '' },
  });
});

test.each([
  [{ from: '2026-11-18' }, '2026-11-18', '2026-11-21'],
  [{ to: '2026-11-03' }, '2026-10-28', '2026-11-03'],
  [{ from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  [{ from: '2025-11-21', to: '2026-11-21' }, '2025-11-21', '2026-11-21'],
])('reads %j as from %s to %s', (fields, from, to) => {
  expect(readFunnelQuery(fields, NOW)).toMatchObject({ from, to });
});

test.each([
  [{ from: '2026-02-30' }, 'day'],
  [{ to: '21.11.2026' }, 'day'],
  [{ from: '2026-11-22', to: '2026-11-21' }, 'reversed'],
  [{ from: '2025-11-20', to: '2026-11-21' }, 'too-long'],
  [{ by: ['day', 'colour'] }, 'dimension'],
])('rejects %j with the fault %s', (fields, kind) => {
  expect(fault(fields)).toBe(kind);
});
