import { commandsOf, withValues } from './guide';

test('finds the commands to restore in the guide, with the second to restore to', () => {
  const [onPrimary, onOthers] = commandsOf('## Restore to a second', 2);
  expect(onPrimary).toMatch(/^SECOND='[^']+'$/m);
  expect(onPrimary).toMatch(/--target="\$SECOND"/);
  expect(onOthers).toMatch(/^rm -rf/);
});

test('finds the commands to replace a machine in the guide, with the name of the lost one', () => {
  const [onOther, onNew] = commandsOf('## Replace a machine', 2);
  expect(onOther).toMatch(/^LOST=database-\d$/m);
  expect(onNew).toMatch(/existing/);
  expect(onNew).toMatch(/^PRIMARY=database-\d\.internal$/m);
});

test('finds the commands after a lost quorum in the guide', () => {
  const [onLeft, onAll] = commandsOf('## Lost quorum', 2);
  expect(onLeft).toMatch(/^ETCDCTL_API=2 etcdctl .*\bget .*\/sync$/m);
  expect(onAll).toMatch(/^LEFT=database-\d$/m);
  expect(onAll).toMatch(/^rm -rf \/var\/lib\/etcd/m);
});

test('rejects a guide whose commands it would not understand', () => {
  expect(() => commandsOf('## Replace a machine', 1)).toThrow('must have 1 blocks of commands, and has 2');
  expect(() => commandsOf('## Rewrite', 1)).toThrow('docs/failover.md: "## Rewrite" must have 1 blocks');
});

test('replaces the values that a guide leaves to its reader, and rejects commands without them', () => {
  const commands = 'tag=v1.0.0\necho "tag=$tag"\n';
  expect(withValues(commands, { tag: 'v1.1.0 $&' })).toBe('tag=\'v1.1.0 $&\'\necho "tag=$tag"\n');
  expect(() => withValues(commands, { release: 'v1.1.0' })).toThrow('have no line release=');
});
