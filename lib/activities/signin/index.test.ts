import { signinSchema } from './definition';
import { signin } from './index';
import { starter } from './starter';

test.each(['month', 'week'] as const)('signing in is worth its milestones every %s', (cycle) => {
  const definition = signinSchema.parse({ kind: 'signin', title: '签到', ...starter, cycle });
  expect(signin.worth(definition)).toEqual({ recurring: [`$13 a ${cycle}`] });
});
