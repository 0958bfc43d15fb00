import type { Campaign } from './schema';
import { textsOf } from './texts';

interface Pair {
  /** Where visitors would read both: in the rules, or anywhere on the page. */
  among: 'rules' | 'page';
  /** What may not be said … */
  said: RegExp;
  /** … beside this. */
  beside: RegExp;
}

const COLLECTED_UNTIL = /活动结束后 \d+ 天内，仍可在本页领取/;
const MONTHLY = /每月 1 日(?: 00:00 起重新累计|翻新)/;

/** Phrases that contradict each other. */
const PAIRS: readonly Pair[] = [
  { among: 'rules', said: /不过期|长期有效|永久有效/, beside: COLLECTED_UNTIL },
  { among: 'rules', said: /(?:档位|段位|奖励)[^。；]*活动结束前有效/, beside: COLLECTED_UNTIL },
  { among: 'rules', said: /已开户的客户，仍按/, beside: COLLECTED_UNTIL },
  { among: 'rules', said: /升档|补发?差额/, beside: /之后的入金不计入/ },
  { among: 'rules', said: /[只仅]可参加一次/, beside: MONTHLY },
  { among: 'rules', said: /自领取之日起 \d+ 天内/, beside: /自存入之日起 \d+ 天内/ },
  { among: 'page', said: /顺延/, beside: /(?:本期|一期)作废/ },
  { among: 'page', said: /明年/, beside: MONTHLY },
  { among: 'rules', said: /不设赠金/, beside: /赠金，?以美元计入/ },
  { among: 'page', said: /(?:无需|不需要?|不必)实名/, beside: /领取奖励前须通过实名认证/ },
];

/** Sentences that no page may say, because the server has no data for them or does not enforce them. */
const UNHELD: readonly RegExp[] = [
  /(?:点差|佣金|返佣|代理)账户/,
  /(?:^|[。；])(?!经核实|以)[^。；]*(?:锁仓|对冲)[^。；]*不计入/,
  /才能入金|才能出金/,
  /没有入金记录|从未入金/,
  /不再另计/,
  /\d(?:或|以上)(?=[^\d ])/,
];

/** Phrases of a campaign that contradict each other or its generated rules, and sentences that nothing enforces. */
export function contradictions(campaign: Campaign): string[] {
  const texts = textsOf(campaign);
  const page = texts.map(({ text }) => text).join('\n');
  const rules = campaign.rules.flatMap(({ items }) => items).join('\n');
  return [
    ...PAIRS.flatMap(({ among, said, beside }) => {
      const text = among === 'page' ? page : rules;
      const [one, other] = [said.exec(text), beside.exec(text)];
      return one && other ? [`${among === 'rules' ? 'rules' : '(root)'}: “${one[0]}”与“${other[0]}”矛盾`] : [];
    }),
    ...texts.flatMap(({ place, text }) =>
      UNHELD.flatMap((said) => {
        const found = said.exec(text);
        return found ? [`${place}: “${found[0]}”没有功能可以保证`] : [];
      }),
    ),
  ];
}
