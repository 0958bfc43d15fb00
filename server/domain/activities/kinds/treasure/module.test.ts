import type { ActivityOf } from '@/lib/activities/schema';
import { runAsText } from '../../../../operations/testing/run-as-text';
import { activityEntries, rewards } from '../../../../platform/database/schema/activities';
import { describeOnDatabase, Player, settleDeposit } from '../../../../testing';

const DAY = 24 * 3_600_000;
const bonus = { label: '$8 赠金', amount: 8, unit: 'usd' as const };
type Unlock = ActivityOf<'treasure'>['boxes'][number]['unlock'];

/** A box with two pieces of a prize, which is nearly always drawn, and no prize after them. */
const box = (id: string, unlock: Unlock) => ({
  id,
  label: id,
  unlock,
  outcomes: [
    { id: 'gold', label: '金币', prize: bonus, odds: 9999, stock: 2 },
    { id: 'empty', label: '空箱', prize: null, odds: 1, stock: null },
  ],
});
const onDay = (day: number) => box(`day-${day}`, { by: 'day', day });
const byCredit = (id: string) => box(id, { by: 'credit' });
const funded = box('funded', { by: 'condition', condition: { type: 'deposit', from: 500 }, hint: '累计入金$500' });
const STOCK = { operation: 'stock', input: { campaign: Player.slug }, operator: '' };
const OPENED = { code: 'already_done', Data: '该宝箱已开启' };
const LOCKED = { code: 'locked', Data: '该宝箱尚未解锁' };

describeOnDatabase((database) => {
  const enter = (definition: Omit<ActivityOf<'treasure'>, 'kind' | 'title' | 'look'>) =>
    Player.enter<'treasure'>(database(), { kind: 'treasure', title: '宝箱', look: 'chests', ...definition });
  const statesOf = async (player: Player<'treasure'>) =>
    Object.fromEntries((await player.state()).mine?.boxes.map(({ id, state }) => [id, state]) ?? []);
  const open = async (player: Player<'treasure'>, id: string) => (await player.act('open', { box: id })).json();

  // The clock of the tests starts at noon of 2026-06-01 in Beijing.
  // @proves 每月 1 日翻新，每天（北京时间 00:00 至 24:00）只可开当天的一扇，逾期不补
  // @proves 当月没有的日子，对应的门不开
  // @proves 每扇每月限开一次
  test('opens a daily box only on its day, and again in the next month', async () => {
    const player = await enter({ boxes: [onDay(1), onDay(2), onDay(3)], credits: [], renews: 'month' });
    expect(await statesOf(player)).toEqual({ 'day-1': 'ready', 'day-2': 'locked', 'day-3': 'locked' });
    const { Data } = await open(player, 'day-1');
    expect(Data).toMatchObject({ outcome: { kind: 'treasure', box: 'day-1' }, state: { mine: { turns: 0 } } });
    expect(Data.state.mine.boxes[0]).toEqual({ id: 'day-1', state: 'opened', outcome: Data.outcome.outcome });
    expect(await open(player, 'day-1')).toMatchObject(OPENED);
    expect(await open(player, 'day-3')).toMatchObject(LOCKED);
    player.api.clock.move(DAY / 2 - 1);
    expect(await statesOf(player)).toEqual({ 'day-1': 'opened', 'day-2': 'locked', 'day-3': 'locked' });
    player.api.clock.move(1);
    expect(await statesOf(player)).toEqual({ 'day-1': 'opened', 'day-2': 'ready', 'day-3': 'locked' });
    player.api.clock.move(1.5 * DAY);
    expect(await statesOf(player)).toEqual({ 'day-1': 'opened', 'day-2': 'missed', 'day-3': 'ready' });
    expect(await open(player, 'day-2')).toMatchObject({ code: 'locked', Data: '该宝箱的开启日已过' });
    player.api.clock.move(28 * DAY);
    expect(await statesOf(player)).toMatchObject({ 'day-1': 'ready' });
    expect((await open(player, 'day-1')).Data.outcome.box).toBe('day-1');
    expect(await statesOf(player)).toMatchObject({ 'day-1': 'opened' });
  });

  // @proves 每只限开一次，不分先后
  test('leaves a box open that never renews', async () => {
    const player = await enter({ boxes: [onDay(1), onDay(2), onDay(3)], credits: [], renews: 'never' });
    await open(player, 'day-1');
    player.api.clock.move(30 * DAY);
    expect(await statesOf(player)).toEqual({ 'day-1': 'opened', 'day-2': 'locked', 'day-3': 'locked' });
    expect(await open(player, 'day-1')).toMatchObject(OPENED);
  });

  // @proves …箱（…）：…
  test('opens a conditional box when the account meets the condition, without a credit', async () => {
    const credits = [{ from: 'day' as const, count: 1, label: '每日1次' }];
    const player = await enter({ boxes: [funded, byCredit('red'), onDay(3)], credits, renews: 'never' });
    expect(await open(player, 'funded')).toMatchObject(LOCKED);
    await settleDeposit(database().orm, player.account, 500, player.api.clock.read());
    expect(await statesOf(player)).toMatchObject({ funded: 'ready' });
    expect((await open(player, 'funded')).Data).toMatchObject({
      outcome: { box: 'funded' },
      state: { mine: { turns: 1 } },
    });
    expect(await statesOf(player)).toEqual({ funded: 'opened', red: 'ready', 'day-3': 'locked' });
  });

  // @proves 开启次数：…，在 … 枚彩蛋中任选
  // @proves 每枚每天限开一次，次日 00:00（北京时间）复原
  test('opens any credit box with a credit, and renews daily boxes and credits each day', async () => {
    const credits = [{ from: 'day' as const, count: 2, label: '每日2次' }];
    const player = await enter({ boxes: ['red', 'green', 'blue'].map(byCredit), credits, renews: 'day' });
    expect((await player.state()).mine?.turns).toBe(2);
    await open(player, 'red');
    await open(player, 'blue');
    expect(await statesOf(player)).toEqual({ red: 'opened', green: 'locked', blue: 'opened' });
    expect(await open(player, 'green')).toMatchObject({ code: 'no_credits', Data: '开箱次数已用完' });
    player.api.clock.move(DAY / 2 - 1);
    expect(await open(player, 'red')).toMatchObject(OPENED);
    player.api.clock.move(1);
    expect(await statesOf(player)).toEqual({ red: 'ready', green: 'ready', blue: 'ready' });
    expect((await player.state()).mine?.turns).toBe(2);
  });

  // @proves 登录本页参与，奖品即时记入“我的奖品”，无需另行申请
  // @proves 限量的份数按每…各自计
  // @proves 限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项
  // @proves 剩余数量以页面显示为准
  test('stocks each box separately, and gives the drawn prize', async () => {
    const credits = [{ from: 'day' as const, count: 12, label: '每日12次' }];
    const player = await enter({ boxes: ['red', 'green', 'blue'].map(byCredit), credits, renews: 'day' });
    const drawn: string[] = [];
    for (let day = 0; day < 4; day++) {
      for (const id of ['red', 'green', 'blue']) {
        const { outcome, won } = (await open(player, id)).Data;
        expect(won).toEqual(outcome.outcome === 'gold' ? [bonus] : []);
        drawn.push(outcome.outcome);
      }
      player.api.clock.move(DAY);
    }
    expect(drawn.filter((outcome) => outcome === 'gold')).toHaveLength(6);
    expect(await player.rewards()).toHaveLength(6);
    const gone = [
      { id: 'gold', left: 0 },
      { id: 'empty', left: null },
    ];
    expect((await player.state('nobody')).boxes).toEqual(
      ['red', 'green', 'blue'].map((id) => ({ id, outcomes: gone })),
    );
    const table = await runAsText(player.api.services, STOCK);
    expect(table.split('\n').slice(1)).toEqual(
      ['red', 'green', 'blue'].map((id) => expect.stringMatching(`^treasure/${id}/gold +- +2 +2 +0 +${id} 金币$`)),
    );
  });

  test.each([
    ['never', 'day-1', ''],
    ['month', '2026-06:day-1', '2026-06'],
    ['day', '2026-06-01:day-1', '2026-06-01'],
  ] as const)('stores the opening of boxes that renew "%s" under %s', async (renews, key, period) => {
    const player = await enter({ boxes: [onDay(1), onDay(2), onDay(3)], credits: [], renews });
    const { outcome } = (await open(player, 'day-1')).Data;
    const { orm } = database();
    const opened = await orm.select().from(activityEntries);
    expect(opened).toMatchObject([{ key, value: { box: 'day-1', period, outcome: outcome.outcome } }]);
    const won = await orm.select().from(rewards);
    expect(won.map(({ source }) => source)).toEqual(outcome.outcome === 'gold' ? [`box:${key}`] : []);
  });

  // @proves 限量的份数按每扇每月计，每月 1 日补足，上月剩余的不结转
  test('restocks a monthly wall each month, with separate stock for operators', async () => {
    const wall = { boxes: [onDay(1), onDay(2), onDay(3)], credits: [], renews: 'month' as const };
    const player = await enter(wall);
    const others = [await player.another(), await player.another()];
    const drawn = async () => {
      const outcomes = [];
      for (const one of [player, ...others]) outcomes.push((await open(one, 'day-1')).Data.outcome.outcome);
      return outcomes.filter((outcome) => outcome === 'gold').length;
    };
    expect(await drawn()).toBe(2);
    player.api.clock.move(30 * DAY);
    expect(await drawn()).toBe(2);
    const { services } = player.api;
    const table = await runAsText(services, STOCK);
    expect(table).toMatch(/day-1\/gold +2026-06 +2 +2 +0/);
    expect(table).toMatch(/day-1\/gold +2026-07 +2 +2 +0/);
    const more = { campaign: Player.slug, item: 'treasure/day-1/gold', total: '3' };
    await expect(runAsText(services, { operation: 'set-stock', input: more, operator: 'Li Na' })).rejects.toThrow(
      '请填写月份，如 2026-12。',
    );
    await runAsText(services, { operation: 'set-stock', input: { ...more, round: '2026-07' }, operator: 'Li Na' });
    expect(await runAsText(services, STOCK)).toMatch(/day-1\/gold +2026-07 +3 +2 +1/);
  });

  test('rejects an unknown box at its field, and asks a visitor without an account to log in', async () => {
    const player = await enter({ boxes: [onDay(1), onDay(2), onDay(3)], credits: [], renews: 'never' });
    expect((await open(player, 'day-9')).errors).toEqual([{ field: 'box', message: '宝箱不存在' }]);
    expect(await player.state('nobody')).toMatchObject({ kind: 'treasure', mine: null });
    expect((await player.act('open', { box: 'day-1' }, 'nobody')).json().code).toBe('unauthorized');
  });
});
