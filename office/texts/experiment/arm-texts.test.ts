import {
  armsFault,
  armsIn,
  armText,
  versionsOf,
  withArmText,
  withExperiment,
  withNewArm,
  withoutArm,
  withWeight,
} from './arm-texts';
import { experimentFaults } from './experiment-faults';

const LIVE = {
  base: 3,
  title: '页',
  hero: { headline: '甲', lead: '引' },
  questions: [{ question: '问', answer: '答' }],
};
const BOLD = { hero: { headline: '乙', lead: '引' } };
const started = withArmText(withExperiment(LIVE), 1, { ...armText(LIVE, 0), ...BOLD });
const weights = (values: object) => armsIn({ ...values }).map(({ weight }) => weight);

test('stores only what an arm changes, and everything else follows the first arm', () => {
  expect(started).toMatchObject({
    ...LIVE,
    arms: [
      { name: 'A', patch: {} },
      { name: 'B', patch: { hero: { headline: '乙' } } },
    ],
  });
  expect(armsIn(started)[1]?.patch).toEqual({ hero: { headline: '乙' } });
  const base = withArmText(started, 0, { title: '新页', hero: { headline: '丙', lead: '新' }, questions: [] });
  expect(armText(base, 1)).toEqual({ title: '新页', hero: { headline: '乙', lead: '新' }, questions: [] });
  const versions = versionsOf(base, LIVE);
  expect(versions.map(({ changes }) => changes.map(({ before, after }) => `${before} ${after}`))).toEqual([
    ['页 新页', '甲 丙', '引 新', '问 null', '答 null'],
    ['丙 乙'],
  ]);
});

test('an arm that goes back to the first one changes nothing, and cannot be saved', () => {
  expect(armsFault(armsIn(started), versionsOf(started, LIVE))).toBeUndefined();
  const same = withArmText(started, 1, armText(started, 0));
  expect(armsIn(same)[1]?.patch).toEqual({});
  expect(armsFault(armsIn(same), versionsOf(same, LIVE))).toBe('B 组还没有改动');
});

test('changes of its own that a stored first arm has stay in it', () => {
  const stored = { ...started, arms: [{ name: 'plain', weight: 50, patch: BOLD }, ...armsIn(started).slice(1)] };
  const edited = withArmText(stored, 0, { ...armText(stored, 0), title: '新页' });
  expect(edited).toMatchObject({ title: '页', arms: [{ patch: { title: '新页', hero: { headline: '乙' } } }, {}] });
});

test('divides the visitors evenly among the arms, until their weights are typed', () => {
  const three = withNewArm(started);
  expect(weights(three)).toEqual([34, 33, 33]);
  expect(armsIn(withNewArm(withoutArm(three, 1))).map(({ name }) => name)).toEqual(['A', 'C', 'B']);
  expect(weights(withWeight(started, 1, 20))).toEqual([80, 20]);
  const uneven = withWeight(three, 0, 40);
  expect(armsFault(armsIn(uneven), versionsOf(uneven, LIVE))).toBe('各组比例合计 106%，应为 100%');
  const most = Array.from({ length: 9 }).reduce((values: object) => withNewArm({ ...values }), started);
  expect(weights(most as object)).toEqual([13, 13, 13, 13, 12, 12, 12, 12]);
});

test('says which fields of an experiment are wrong', () => {
  const { experiment } = withExperiment(LIVE);
  expect([...experimentFaults(experiment)]).toEqual([['hypothesis', ['请填写']]]);
  const written = { ...(experiment as object), hypothesis: '更短', smallest: null, hosts: ['gold.example', 'Gold'] };
  expect([...experimentFaults(written)]).toEqual([
    ['smallest', ['请填写']],
    ['hosts', ['格式不对，例如 gold.example']],
  ]);
});
