import kh7694Form from '@/campaigns/kh-7694-form';
import type { PartContext } from '@/components/campaign/parts/part';
import { partsOf, stickyAction } from './campaign-parts';

const context: PartContext = {
  campaign: kh7694Form,
  consent: { documents: [], agreements: '' },
  brand: { name: '品牌', picture: '/app.svg' },
};
const beside = { name: 'beside', styles: { hero: 'hero' } } as const;
const form = { name: 'form', render: () => '表单' } as const;

test('a page renders the parts that it names', () => {
  const render = partsOf(context, [beside, form]);
  expect(render.hero).toEqual({ hero: 'hero' });
  expect(render.first()).toBe('表单');
});

test.each([
  ['composition', [form], /lacks a part: import \{ beside \}/],
  ['form', [beside], /lacks a part: import \{ form \}/],
] as const)('a page without its %s fails the build and says what to name', (_, parts, message) => {
  expect(() => partsOf(context, parts).first()).toThrow(message);
});

test('the sticky action leads to the form, or else to the first activity', () => {
  expect(stickyAction(kh7694Form)).toEqual({ children: '立即开户', target: 'banner-form' });
  const { form: _, ...rest } = kh7694Form;
  const activities = [{ kind: 'wheel', title: '', segments: [], spins: [] }];
  expect(stickyAction({ ...rest, activities } as never)).toEqual({ children: '去转一转', target: 'activity-wheel' });
});
