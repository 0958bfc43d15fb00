import type { Activity } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import goldenAutumn from './golden-autumn';
import goldenAutumn1 from './golden-autumn-1';
import goldenAutumn1227 from './golden-autumn-1227';
import kh7694Form from './kh-7694-form';
import reg2509 from './reg-2509';
import reg25091 from './reg-25091';
import register2501 from './register-2501';
import ruiWu from './rui-wu';
import welcomeNew from './welcome-new';

function largestReward(activity: Activity): number {
  if (activity.kind === 'tiers') return activity.tiers.at(-1)?.reward ?? 0;
  if (activity.kind === 'tasks') return activity.tasks.reduce((sum, { prize }) => sum + (prize?.amount ?? 0), 0);
  throw new Error(`No offer is made of ${activity.kind}.`);
}

test.each([goldenAutumn, goldenAutumn1, goldenAutumn1227, ruiWu, welcomeNew])(
  '$slug offers what its activities can give',
  ({ hero, activities }) => {
    const total = activities.map(largestReward).reduce((all, reward) => all + reward, 0);
    expect(hero.offer).toBe(`至多 $${total}`);
  },
);

test.each([kh7694Form, register2501, reg2509, reg25091])(
  '$slug promises in its table what its tasks give, each by a click',
  ({ activities, rewards, rules }) => {
    const given = activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
    expect(given.map(({ prize }) => prize?.amount)).toEqual(rewards?.items.map(({ amount }) => amount));
    expect(JSON.stringify([rewards, rules])).not.toMatch(/自动存入|无需申请/);
  },
);

test('two creatives of one offer tell it in their own words and promise the same', () => {
  const promised = ({ activities, rewards, rules }: Campaign) => ({
    tasks: activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : [])),
    orders: activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.order : [])),
    rewards,
    rules,
  });
  const { hero, description } = reg2509;
  expect(promised(reg25091)).toEqual(promised(reg2509));
  expect(reg25091.steps?.items.map(({ text }) => text)).toEqual(reg2509.steps?.items.map(({ text }) => text));
  expect(reg25091.hero.offer).toBe(hero.offer);
  expect(reg25091.hero.composition).not.toBe(hero.composition);
  expect(reg25091.hero.headline).not.toBe(hero.headline);
  expect(reg25091.description).not.toBe(description);
});
