import { type ExclusiveGroup, exclusiveRule } from '../../activities/exclusive';
import { requirementRules } from '../../activities/requirements';
import { type Activity, exclusiveRewardsOf } from '../../activities/schema';
import { ADULT_YEARS } from '../../contract/identity-number';
import type { Campaign } from '../schema';
import type { RuleSentences } from './rule-sentences';

/** Who may take part or, on a page without activities, open an account: an adult with one account, what the activities require, and which rewards exclude each other. */
export function participantRules({ activities, exclusive }: Campaign): RuleSentences {
  if (activities.length === 0) {
    return {
      活动对象: [
        `年满 ${ADULT_YEARS} 周岁、可在所在地合法参与保证金交易的个人客户；所在地法律禁止或限制此类交易的人士，请勿开户。`,
      ],
    };
  }
  return {
    活动对象: [
      `在{brand}开立真实账户、年满 ${ADULT_YEARS} 周岁的个人客户。`,
      '同一手机号、身份证件或银行卡，只可用一个账户参加；所在地法律禁止参加的人士，请勿参加。',
      ...(exclusive ? ['同系列活动每位客户只可择一领取，以先领取的一个为准。'] : []),
      ...activities.flatMap(conditionRules),
    ],
  };
}

function conditionRules(activity: Activity): string[] {
  const required = 'requires' in activity && activity.requires ? requirementRules(activity.requires) : [];
  return [...required, ...exclusiveGroupsOf(activity).map(exclusiveRule)];
}

/** The groups that rewards of an activity belong to. */
export function exclusiveGroupsOf(activity: Activity): ExclusiveGroup[] {
  return [...new Set(exclusiveRewardsOf(activity).map(({ group }) => group))];
}
