import kh7694Form from '@/campaigns/kh-7694-form';
import type { BlockContext } from '@/components/campaign/blocks/block';
import { blocksOf, stickyAction } from './campaign-blocks';

const context: BlockContext = {
  campaign: kh7694Form,
  consent: { documents: [], agreements: '' },
  brand: { name: '品牌', picture: '/app.svg' },
};
const beside = { name: 'beside', styles: { hero: 'hero' } } as const;
const form = { name: 'form', render: () => '表单' } as const;

test('a page renders the blocks that it names', () => {
  const render = blocksOf(context, [beside, form]);
  expect(render.hero).toEqual({ hero: 'hero' });
  expect(render.first()).toBe('表单');
});

test.each([
  ['composition', [form], /lacks a block: import \{ beside \}/],
  ['form', [beside], /lacks a block: import \{ form \}/],
] as const)('a page without its %s fails the build and says what to name', (_, blocks, message) => {
  expect(() => blocksOf(context, blocks).first()).toThrow(message);
});

test('the sticky action leads to the form, or else to the first activity', () => {
  expect(stickyAction(kh7694Form)).toEqual({ children: '立即开户', target: 'banner-form' });
  const { form: _, ...rest } = kh7694Form;
  const activities = [{ kind: 'wheel', title: '', segments: [], credits: [] }];
  expect(stickyAction({ ...rest, activities } as never)).toEqual({ children: '去转一转', target: 'activity-wheel' });
});
