import { signinSchema } from './definition';
import { signin } from './index';
import { starter } from './starter';

test.each(['month', 'week'] as const)('values signing in by its milestones per %s', (cycle) => {
  const definition = signinSchema.parse({ kind: 'signin', title: '签到', ...starter, cycle });
  expect(signin.worth(definition)).toEqual({ recurring: [{ per: cycle, dollars: 13 }] });
});
