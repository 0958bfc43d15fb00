import dragonBoat from '@/campaigns/dragon-boat-festival';
import { definitionOf } from '@/lib/campaign/define';
import { titleAt } from '@/lib/form/node-at';
import { type TextValues, withValue } from '../form/text-values';
import { armsIn, armText, withArmText, withExperiment } from '../texts/experiment/arm-texts';
import { armForm, DEFINITION_ARMS } from './definition-arms';
import { DOCUMENTS } from './documents';

const DEFINITION = definitionOf(dragonBoat) as unknown as TextValues;
const played = `otherPages.${dragonBoat.otherPages.findIndex(({ hero }) => hero)}.hero`;

test('an arm of a definition changes what visitors see, also on the page with the activities, and nothing else', () => {
  const started = withExperiment(DEFINITION);
  const changed = [
    ['hero.composition', 'ticket'],
    [`${played}.headline`, '划起来'],
    ['activities', []],
  ].reduce((text, [path = '', value]) => withValue(text, String(path), value), armText(started, 1, DEFINITION_ARMS));
  const values = withArmText(started, 1, changed, DEFINITION_ARMS);
  expect(armsIn(values)[1]?.patch).toEqual({
    hero: { composition: 'ticket' },
    activityHero: { headline: '划起来' },
  });
  expect(armText(values, 1, DEFINITION_ARMS)).toEqual({ ...changed, activities: DEFINITION.activities });
  expect(armText(values, 0, DEFINITION_ARMS)).toEqual(DEFINITION);
});

test('the form of an arm has only these fields', () => {
  const form = armForm(DOCUMENTS.definition.form, DEFINITION);
  const names = form.kind === 'object' ? form.fields.map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(['title', 'hero', played, 'questions', 'rules']));
  expect(names).not.toEqual(expect.arrayContaining(['activities']));
  expect(['slug', 'period', 'success.path', 'rewards.items'].flatMap((path) => titleAt(form, path) ?? [])).toEqual([]);
});
