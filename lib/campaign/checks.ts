import { bankFaults } from '../activities/quiz/bank-faults';
import type { Activity } from '../activities/schema';
import type { Catalogue } from './catalogue';
import { contradictions } from './contradictions';
import { definitionOf, readCampaign } from './define';
import { limitsIn } from './limits';
import { definedPages, moduleOf, modulesOf, PAGE_MODULES } from './pages';
import { placeholdersIn } from './placeholders';
import { type Campaign, RISK_HEADING, type Rule } from './schema';
import { STORED_PATH } from './stored-path';

/** What a campaign is checked against beside its own definition. */
export interface Surroundings {
  /** All pages and campaigns except the campaign's own. */
  others: Catalogue;
  brands: readonly string[];
  /** The module of each built campaign that has a page module of its own, see `moduleOf`, by slug. */
  ownPages: ReadonlyMap<string, string>;
}

/** First parts of addresses that the server, the site and the files in `public` answer, and names of share pictures. */
const RESERVED = ['art', 'brand', 'brands', 'healthz', 'internal', 'livez', 'notices', 'not-found-page', 'share'];

/** The form of an address, by which the edge knows what may be a page. */
const ADDRESS = new RegExp(`^${STORED_PATH}$`);

/** Limits that only operators or the trading platform enforce, which therefore no function of this product generates. */
export const ENFORCED_OUTSIDE: readonly RegExp[] = [
  /^点差抵扣券用于/,
  /^地址一经确认不可更改。$/,
  /体验金|体验单|体验持仓/,
];

/**
 * Reads a definition with every check that a campaign has to pass before it may be shown. A campaign that only a preview may show,
 * because of its words, is `shown` beside its faults.
 */
export function readNewCampaign(
  definition: unknown,
  around: Surroundings,
): { campaign: Campaign } | { faults: string[]; shown?: Campaign } {
  const read = readCampaign(definition);
  if ('faults' in read) return read;
  const { campaign } = read;
  const [places, words] = [misplaced(campaign, around), unenforced(campaign)];
  if (places.length === 0 && words.length === 0) return read;
  return { faults: [...places, ...words], ...(places.length === 0 && { shown: campaign }) };
}

/** Faults of a campaign beside others: addresses, numbers, an exclusive group without others, and a page that no module makes. */
export function misplaced(campaign: Campaign, around: Surroundings): string[] {
  return [
    ...addressFaults(campaign, around),
    ...numberFaults(campaign, around.others),
    ...groupFaults(campaign, around.others),
    ...moduleFaults(campaign, around),
    ...(campaign.brands ?? []).flatMap((code, index) =>
      around.brands.includes(code) ? [] : [`brands.${index}: 没有品牌“${code}”`],
    ),
  ];
}

/** Faults of words: limits written by hand, placeholders, first deposits without a group, and promises that nothing enforces. */
export function unenforced(campaign: Campaign): string[] {
  return [
    ...limitsByHand(campaign),
    ...placeholdersIn(campaign).map((placeholder) => `${placeholder}（须改写）`),
    ...campaign.activities.flatMap((activity, index) =>
      [...depositFaults(activity), ...verificationFaults(activity, campaign), ...quizFaults(activity)].map(
        (fault) => `activities.${index}.${fault}`,
      ),
    ),
    ...(campaign.exclusive === undefined && JSON.stringify(campaign.rules).includes('择一领取')
      ? ['exclusive: 规则说“择一领取”，须写同系列的名称']
      : []),
    ...contradictions(campaign),
    ...[...new Set(shownJson(campaign).match(/\d\.\d{5,}/g))].map((figure) => `(root): ${figure} 超过四位小数`),
  ];
}

/** Whether a path begins as a page does, or as something else than pages; addresses differ in more than case. */
export function isTaken(path: string, others: Catalogue): boolean {
  const first = (address: string) => address.split('/')[0]?.toLowerCase() ?? '';
  return [...others.pages.map((page) => first(page.path.slice(1))), ...RESERVED].includes(first(path));
}

function addressFaults(campaign: Campaign, { others }: Surroundings): string[] {
  const { slug, success, otherPages } = campaign;
  const places: [field: string, path: string][] = [
    ['slug', slug],
    ...otherPages.map(({ path }, index): [string, string] => [`otherPages.${index}.path`, path]),
    ...(success ? [['success.path', success.path] as [string, string]] : []),
  ];
  const own = places.map(([, path]) => path.toLowerCase());
  return [
    ...places.flatMap(([field, path], index) => [
      ...(ADDRESS.test(path) ? [] : [`${field}: “${path}”须以字母或数字开头，2 至 40 个字符，至多再加“/”与小写字母`]),
      ...(isTaken(path, others) || own.indexOf(path.toLowerCase()) < index ? [`${field}: “${path}”已被占用`] : []),
    ]),
    // The funnel counts visitors of such addresses for the campaign that the rest names, which also has such a share picture.
    ...(/-(?:success|square)$/.test(slug) ? ['slug: 不可以“-success”或“-square”结尾'] : []),
    ...(success && ![`${slug}/success`, `${slug}-success`].includes(success.path)
      ? [`success.path: 须为“${slug}/success”或“${slug}-success”`]
      : []),
  ];
}

function numberFaults(campaign: Campaign, others: Catalogue): string[] {
  const taken = new Set(others.campaigns.flatMap(({ activities }) => activities.map(numberOf)));
  const own = campaign.activities.map(numberOf);
  return own.flatMap((number, index) =>
    number !== undefined && (taken.has(number) || own.indexOf(number) < index)
      ? [`activities.${index}.activityId: ${number} 已被占用`]
      : [],
  );
}

/** The number by which a trading platform knows an activity; undefined for activities that it does not know. */
export function numberOf(activity: Activity): number | undefined {
  if (activity.kind === 'quiz') return activity.quiz.activityId;
  return 'activityId' in activity ? activity.activityId : undefined;
}

function groupFaults({ exclusive }: Campaign, { campaigns }: Catalogue): string[] {
  return exclusive === undefined || campaigns.some((other) => other.exclusive === exclusive)
    ? []
    : [`exclusive: 没有别的活动属于“${exclusive}”`];
}

function moduleFaults(campaign: Campaign, { ownPages }: Surroundings): string[] {
  return definedPages(campaign).flatMap(({ own, campaign: shown }) => {
    const owner = campaign.ownPage === true ? campaign.slug : (campaign.ownPage ?? '');
    if (own) return ownPages.get(owner) === moduleOf(shown) ? [] : ['ownPage: 没有这样的页面模块'];
    const missing = modulesOf(shown).filter((module) => !(PAGE_MODULES as readonly string[]).includes(module));
    return missing.map((module) => `hero.composition: 没有页面模块 ${module}`);
  });
}

function limitsByHand(campaign: Campaign): string[] {
  const written = (definitionOf(campaign).rules as Rule[]).filter(({ heading }) => heading !== RISK_HEADING);
  return limitsIn(written)
    .filter(({ sentence }) => !ENFORCED_OUTSIDE.some((said) => said.test(sentence)))
    .map(({ place, sentence }) => `${place}: 限制由字段生成，不可手写：“${sentence}”`);
}

/** Rewards of a first deposit are exclusive, and no others. */
function depositFaults(activity: Activity): string[] {
  const rewards =
    activity.kind === 'tiers'
      ? [{ field: '', due: activity.measure === 'first-deposit', exclusive: activity.exclusive }]
      : activity.kind === 'tasks'
        ? activity.tasks.map(({ condition, prize, exclusive }, index) => ({
            field: `tasks.${index}.`,
            due: condition.type === 'first-deposit' && prize !== null,
            exclusive,
          }))
        : [];
  return rewards.flatMap(({ field, due, exclusive }) =>
    due === (exclusive === 'first-deposit') ? [] : [`${field}exclusive: 首次入金的奖励须写 first-deposit，其他不可写`],
  );
}

function verificationFaults(activity: Activity, { rules }: Campaign): string[] {
  const isSaid = /已实名|已在\{brand\}通过实名认证/.test(JSON.stringify(rules[1]));
  const isRequired = 'requires' in activity && activity.requires?.verified === true;
  return isSaid && !isRequired ? ['requires: 规则说须实名，活动没有要求'] : [];
}

function quizFaults(activity: Activity): string[] {
  return activity.kind === 'quiz' ? bankFaults(activity.quiz).map((fault) => `quiz.${fault}`) : [];
}

/** What visitors can see, as JSON: not where questions of quizzes come from. */
function shownJson(campaign: Campaign): string {
  return JSON.stringify(campaign, (key, value) => (key === 'source' ? undefined : value));
}
