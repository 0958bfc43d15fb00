import { definitionOf } from '@/lib/campaign/define';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { fillDefinition } from '@/lib/campaign/figures/fill-figures';
import { readPatch } from '@/lib/campaign/revision/revise';
import { withRules } from '@/lib/campaign/rules/complete';
import type { Campaign } from '@/lib/campaign/schema';
import { textsOf } from '@/lib/campaign/texts';
import { campaigns } from './index';

/** A number of a definition. Lists and objects that a definition uses several times are one owner. */
interface Place {
  owner: object;
  key: string;
  path: string;
}

/** Fields whose numbers place a drawing, identify something or count pieces, which operators change. */
const NO_FIGURES = ['scene', 'picture', 'bank', 'activityId', 'sliderMax', 'stock'];
/** Numbers that a page draws from its activity, or that decide no promise. */
const DRAWN = /^claimDays$|\.(?:step|pastTerms|share)$|\.shop\.\d\.|\.plain\.\d\.from$/;

/** The numbers of a definition that its texts may name, each once. */
function numbersIn(owner: object, path = '', seen = new Set<object>()): Place[] {
  if (seen.has(owner)) return [];
  seen.add(owner);
  return Object.entries(owner).flatMap(([key, value]): Place[] => {
    const place = path ? `${path}.${key}` : key;
    if (NO_FIGURES.includes(key) || ('unit' in owner && owner.unit === 'gift')) return [];
    if (typeof value === 'number') return [{ owner, key, path: place }];
    return typeof value === 'object' && value !== null ? numbersIn(value, place, seen) : [];
  });
}

/** A definition with one number larger by one. */
function raised(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      value === place.owner && String(index) === place.key ? item + 1 : raised(item, place),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      value === place.owner && key === place.key ? item + 1 : raised(item, place),
    ]),
  );
}

/** What the pages of a changed definition show, by place; `undefined` for one whose texts do not work out. */
function shownBy(definition: unknown, campaign: Campaign): Map<string, string> | undefined {
  const result = fillDefinition(definition);
  if ('faults' in result) return undefined;
  const filled = result.filled as Campaign;
  // A changed number may break the schema, so its defaults come from the campaign.
  const activities = filled.activities.map((activity, index) => ({ ...campaign.activities[index], ...activity }));
  return textsByPlace(withRules({ ...filled, otherPages: filled.otherPages ?? [], activities } as Campaign));
}

function textsByPlace(campaign: Campaign): Map<string, string> {
  return new Map(textsOf(campaign).map(({ place, text }) => [place, text]));
}

/** Whether a text names a figure, by its whole name or, in an activity, by the end of it. */
function names(text: string, figure: string): boolean {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, inner = '']) => inner.split('|')[0]?.split(' ') ?? []);
  return named.some((name) => figure === name || figure.endsWith(`.${name}`));
}

describe.each(campaigns)('$slug', (campaign) => {
  const definition = definitionOf(campaign);
  const before = shownBy(definition, campaign) ?? new Map<string, string>();
  const written = textsByPlace({ ...campaign, ...definition, otherPages: definition.otherPages ?? [] } as Campaign);
  const figures = figuresOf(definition);
  /** Texts that take words of others, such as a rule that quotes a task. */
  const quoting = (place: string) => /\.(?:title|text|label|name|hint)\}/.test(written.get(place) ?? '');

  test('a changed number changes every text that names it, of the other texts only generated rules', () => {
    const unseen: string[] = [];
    for (const place of numbersIn(definition)) {
      const changed = raised(definition, place);
      const after = shownBy(changed, campaign);
      // An example that does not work out any more stops the build.
      if (!after) continue;
      const changedFigures = [...figuresOf(changed)].flatMap(([name, { value }]) =>
        value === figures.get(name)?.value ? [] : [name],
      );
      const changedTexts = [...after].filter(([place, text]) => text !== before.get(place)).map(([place]) => place);
      const naming = [...written].filter(([, text]) => changedFigures.some((figure) => text.includes(`{${figure}}`)));
      expect(changedTexts).toEqual(expect.arrayContaining(naming.map(([place]) => place)));
      const others = changedTexts.filter(
        (place) =>
          written.has(place) &&
          !quoting(place) &&
          !changedFigures.some((figure) => names(written.get(place) ?? '', figure)),
      );
      expect(others).toEqual([]);
      if (changedTexts.length === 0 && Reflect.get(place.owner, place.key) !== 0) unseen.push(place.path);
    }
    expect(unseen.filter((path) => !DRAWN.test(path))).toEqual([]);
  });
});

/** False sentences, each with the slug of the campaign of which it was once said. */
test.each([
  ['first-amount-2502', '首次入金满 $8,000，得 $688。'],
  ['newcomer-2412', '1 个工作日内存入，自存入之日起 30 天内有效。'],
  ['lottery-october', '$88 赠金 1.6%'],
  ['lottery-october', '九格有礼，其中一格是金条。'],
  ['guessing', '28 日 24:00 截止。'],
  ['compensate-plan', '补偿券 · 每户五张'],
  ['scramble-dollar-2501', '每个账户每场限抢两个。'],
  ['bbwy', '每项领取两次，首周入金。'],
  ['triple-surprise', '半小时内翻完合计有礼。'],
  ['nonfarm-2502', '一天计四天，连续七天。'],
  ['jyzj5', '按平时的三倍发。'],
  ['first-amount-2502', '点亮第八盏。'],
  ['summer', '首期：2025年6月12日。'],
])('%s: a revision cannot write “%s”', (slug, lead) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  expect(readPatch(campaign, { hero: { lead } })).toEqual({ faults: [expect.stringMatching(/^hero\.lead: 数字 /)] });
});
