import dragonBoatFestival from '@/campaigns/dragon-boat-festival';
import kh7694Form from '@/campaigns/kh-7694-form';
import { campaignPage, type PageBlocks } from './campaign-page';

const arch = { name: 'arch', styles: {} } as const;
const beside = { name: 'beside', styles: {} } as const;
const stage = { name: 'stage', styles: {} } as const;
const form = { name: 'form', render: () => '表单' } as const;

const island = () => null;

test('a page module is made of what the definition says', () => {
  expect(() => campaignPage(kh7694Form, { composition: beside, action: form, island })).not.toThrow();
  expect(() => campaignPage(dragonBoatFestival, { composition: arch })).not.toThrow();
});

test.each<[string, PageBlocks, string]>([
  ['without the form', { composition: beside, island }, 'its definition says /beside/form'],
  ['of another composition', { composition: stage, action: form, island }, 'its definition says /beside/form'],
  ['without its activities', { composition: beside, action: form }, 'lacks the island'],
])('a page module %s fails the build, which says what is wrong', (_, blocks, fault) => {
  expect(() => campaignPage(kh7694Form, blocks)).toThrow(fault);
});

test('a page that leads to its activity elsewhere carries no scripts for it', () => {
  expect(() => campaignPage(dragonBoatFestival, { composition: arch, island })).toThrow('has no use for');
});
