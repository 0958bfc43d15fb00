import dragonBoatFestival from '@/campaigns/dragon-boat-festival';
import landing from '@/campaigns/kh-7694-form';
import { campaignPage, type PageBlocks } from './campaign-page';

const arch = { name: 'arch', styles: {} } as const;
const beside = { name: 'beside', styles: {} } as const;
const kh7694Form = { ...landing, hero: { ...landing.hero, composition: 'beside' as const } };
const stage = { name: 'stage', styles: {} } as const;
const form = { name: 'form', render: () => '表单' } as const;

const island = () => null;

test('builds a page module whose blocks match the definition', () => {
  expect(() => campaignPage(kh7694Form, { composition: beside, action: form, island })).not.toThrow();
  expect(() => campaignPage(dragonBoatFestival, { composition: arch })).not.toThrow();
});

test.each<[string, PageBlocks, string]>([
  ['without the form', { composition: beside, island }, 'its definition says /beside/form'],
  ['of another composition', { composition: stage, action: form, island }, 'its definition says /beside/form'],
  ['without its activities', { composition: beside, action: form }, 'lacks the island'],
])('fails the build for a page module %s and names the fault', (_, blocks, fault) => {
  expect(() => campaignPage(kh7694Form, blocks)).toThrow(fault);
});

test('rejects an island on a page whose activity is on another page', () => {
  expect(() => campaignPage(dragonBoatFestival, { composition: arch, island })).toThrow('does not need');
});
