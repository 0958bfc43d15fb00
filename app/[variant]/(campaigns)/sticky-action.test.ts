import kh7694Form from '@/campaigns/kh-7694-form';
import { stickyAction } from './sticky-action';

test('leads to the form, or else to the first activity', () => {
  expect(stickyAction(kh7694Form)).toEqual({ children: '立即开户', target: 'banner-form' });
  const { form: _, ...rest } = kh7694Form;
  const activities = [{ kind: 'wheel', title: '', segments: [], credits: [] }];
  expect(stickyAction({ ...rest, activities } as never)).toEqual({ children: '去转一转', target: 'activity-wheel' });
});
