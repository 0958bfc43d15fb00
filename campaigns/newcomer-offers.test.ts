import type { Campaign } from '@/lib/campaign/schema';
import kh7694Form from './kh-7694-form';
import reg2509 from './reg-2509';
import reg25091 from './reg-25091';
import register2501 from './register-2501';

test.each([kh7694Form, register2501, reg2509, reg25091])(
  '$slug pays each of its rewards by a click',
  ({ rewards, rules }) => {
    expect(JSON.stringify([rewards, rules])).not.toMatch(/自动存入|无需申请/);
  },
);

test('two creatives of one offer promise the same in words of their own', () => {
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
