import { readFileSync } from 'node:fs';
import { commandsOf } from './restore';

const guide = readFileSync('docs/failover.md', 'utf8');

test('finds the commands to restore in the guide, with the second to restore to', () => {
  const [onPrimary, onOthers] = commandsOf(guide);
  expect(onPrimary).toMatch(/^SECOND='[^']+'$/m);
  expect(onPrimary).toMatch(/--target="\$SECOND"/);
  expect(onOthers).toMatch(/^rm -rf/);
});

test('rejects a guide whose commands it would not understand', () => {
  expect(() => commandsOf(`${guide}\n\`\`\`sh\nreboot\n\`\`\`\n`)).toThrow('must have two blocks of commands');
  expect(() => commandsOf('# Failover\n')).toThrow('must have two blocks of commands');
});
