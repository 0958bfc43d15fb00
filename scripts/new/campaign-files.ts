import { spotGoldBank } from '@/campaigns/banks/spot-gold';
import { catalogue } from '@/campaigns/catalogue';
import { rulesOf } from '@/campaigns/shared/rules';
import { BANK } from '@/lib/activities/quiz/definition';
import { KINDS as ACTIVITIES, ACTIVITY_KINDS } from '@/lib/activities/schema';
import { isTaken } from '@/lib/campaign/checks';
import { readCampaign } from '@/lib/campaign/define';
import { PLACEHOLDERS } from '@/lib/campaign/placeholders';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { identifierOf, kebabCase } from '@/lib/campaign/source-names';
import { INDEX, requireSlug } from './campaign-line';
import type { Written } from './scaffold';
import { insertAt, withImport } from './source';

/** What a new campaign can start with: a kind of activity, or account opening. */
export const KINDS = ['register', ...ACTIVITY_KINDS] as const;
export type Kind = (typeof KINDS)[number];

export interface NewCampaign {
  /** Path of the page without its leading slash. */
  slug: string;
  kind: Kind;
  title: string;
}

/** The first version of a campaign: its definition and its line in the index. */
export function campaignFiles({ slug, kind, title }: NewCampaign, index: string): Written {
  requireSlug(slug);
  const file = kebabCase(slug);
  const name = identifierOf(file);
  if (isTaken(slug, catalogue) || !isFree(name)) throw new Error(`路径“${slug}”已被占用，请换一个。`);
  return {
    created: { [`campaigns/${file}.ts`]: definitionSource(file, definitionOf({ slug, kind, title })) },
    changed: {
      [INDEX]: insertAt(
        INDEX,
        withImport(index, `import ${name} from './${file}';`),
        /^export const campaigns[^[]*\[\][^[]*\[/,
        (found) => `${found}${name}, `,
      ),
    },
  };
}

/** Whether the index can import a definition by this name, which is neither reserved nor a global. */
function isFree(name: string): boolean {
  if (name === 'campaigns' || name in globalThis) return false;
  try {
    new Function(name, '"use strict"');
    return true;
  } catch {
    return false;
  }
}

/** The definition without its rules, which are written as code. */
function definitionOf({ slug, kind, title }: NewCampaign): Omit<CampaignInput, 'rules'> {
  const shared: Omit<CampaignInput, 'rules' | 'activities'> = {
    slug,
    title,
    description: `${title}：${PLACEHOLDERS.description}`,
    theme: 'jade',
    bonus: { days: 30, perLot: 10 },
    hero: {
      kicker: title,
      headline: PLACEHOLDERS.headline,
      offer: PLACEHOLDERS.offer,
      lead: PLACEHOLDERS.lead,
      composition: 'centred',
      scene: [
        { shape: 'glow', x: 50, y: 50, width: 100 },
        { shape: 'gift', x: 50, y: 54, width: 64 },
        { shape: 'coin', x: 16, y: 30, width: 18, turn: -18, motion: 'float' },
      ],
    },
  };
  if (kind !== 'register') return { ...shared, activities: [{ kind, title, ...ACTIVITIES[kind].starter } as never] };
  return {
    ...shared,
    hero: { ...shared.hero, offer: '至多 {tasks.amount.sum}' },
    form: { title: '填写手机号，即可开户', submit: '立即开户' },
    success: {
      path: `${slug}/success`,
      title: '开户成功',
      lead: '账户已为您备好。',
      verify: '实名认证',
      download: { icon: 'app', title: '下载{appName}', text: '用注册的手机号登录。', action: '下载{appName}' },
      next: {
        title: '接下来',
        items: [
          { icon: 'verify', title: '实名认证', text: '填写姓名与身份证号码。' },
          { icon: 'deposit', title: '首次入金', text: '从支付页存入，以到账为准。' },
        ],
      },
    },
    activities: [{ kind: 'tasks', title, ...ACTIVITIES.tasks.starter }],
    rewards: {
      title: '赠金怎么到账',
      items: [
        { label: '实名', of: 'verify' },
        { label: '首次入金', of: 'deposit' },
      ],
      note: '每份领取后 {payDays} 个工作日内到账，{bonus.days} 天内有效。赠金的使用条件见活动规则。',
    },
  };
}

const RULES = { what: [PLACEHOLDERS.rule] };

/**
 * Parses the first version as the build will.
 *
 * @throws Error with each invalid field: a word of the title that advertising law forbids, or a numeral
 */
export function checkedCampaign(campaign: NewCampaign): Campaign {
  const definition = { ...definitionOf(campaign), rules: rulesOf(RULES) };
  const read = readCampaign(withBank(definition));
  if ('campaign' in read) return read.campaign;
  throw new Error(`活动不符合要求：\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** The definition with the question bank that its source names. */
function withBank(value: unknown): unknown {
  if (value === BANK) return spotGoldBank;
  if (Array.isArray(value)) return value.map(withBank);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBank(item)]));
}

function definitionSource(file: string, definition: object): string {
  const fields = JSON.stringify(definition).slice(0, -1).replace(JSON.stringify(BANK), '[...spotGoldBank]');
  const bank = fields.includes('spotGoldBank') ? "import { spotGoldBank } from './banks/spot-gold';\n" : '';
  return `import { defineCampaign } from '@/lib/campaign/define';
${bank}import { rulesOf } from './shared/rules';

export default defineCampaign('campaigns/${file}.ts', ${fields}, rules: rulesOf(${JSON.stringify(RULES)}) });
`;
}
