import type { Campaign } from '@/lib/campaign/schema';

/** A sentence of a campaign, with its figures as `N` and what it quotes as `“”`. */
export interface Sentence {
  campaign: Campaign;
  text: string;
  form: string;
}

/** Words that limit who, when, how often or how much. */
const LIMITS =
  /只|仅|(?<!不|无)限(?!量|制|公司)|须|不可|不能|不得|不计|不补|不发|不再|不叠加|不累加|不与|不合并|不结转|不折现|不转让|不累积|不收回|不影响|至多|最多|至少|不足|不超过|每[日天周月期场户位个项档人题扇枚张种]|各(?:领|记|限|得|一)|一次(?!性)|一份|一张|一票|择一|逾期|到期|作废|无效|取消|收回|清零|截止|为限|为准|N (?:天|日|小时|分钟|秒|个工作日)|N:N|满 N|未满|限时|起计算|按当月计算|方可|才(?:能|可|会|翻|亮)/u;

/** Every sentence of a campaign's rules, steps, questions and terms that limits something. */
export function limitingSentences(campaign: Campaign): Sentence[] {
  const { rules, steps, questions = [], activities } = campaign;
  const terms = activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));
  const texts = [
    ...rules.flatMap(({ items }) => items),
    ...(steps?.items ?? []).map(({ text }) => text),
    ...questions.map(({ answer }) => answer),
    ...terms.flatMap((coupon) => coupon.terms),
  ];
  return texts
    .flatMap((text) => text.split(/(?<=[。；！？])/u))
    .map((text) => ({ campaign, text, form: formOf(text) }))
    .filter(({ form }) => LIMITS.test(form) && !/^不[能会行]$/u.test(form));
}

/** A sentence without its end, by which alike ones are one. */
function formOf(text: string): string {
  return text
    .trim()
    .replace(/[。；！？]$/u, '')
    .replace(/\$?\d[\d,]*(?:\.\d+)?/gu, 'N')
    .replace(/“[^”]*”/gu, '“”');
}
