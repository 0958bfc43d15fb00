import type { Activity, ActivityKind } from '../../activities/schema';
import type { Campaign } from '../schema';
import { bonusRules } from './bonus';
import { cashbackRules } from './cashback';
import { claimRules, withClaimDays } from './claim';
import { couponRules } from './coupon';
import { disqualificationRules } from './disqualification';
import { inviteRules } from './invite';
import { lotRules } from './lots';
import { participantRules } from './participants';
import { pointsRules } from './points';
import { predictRules } from './predict';
import { quizRules } from './quiz';
import { redpacketRules } from './redpacket';
import { RISK_RULES } from './risk';
import { withItems } from './rule-items';
import type { RuleSentences } from './rule-sentences';
import { signinRules } from './signin';
import { sinceRules } from './since';
import { tasksRules } from './tasks';
import { tiersRules } from './tiers';
import { timeRules } from './time';
import { treasureRules } from './treasure';
import { wheelRules } from './wheel';

/** Generated sentences, with the kind of the activity whose fields decide them, if it is one activity. */
interface GeneratedRules {
  kind?: ActivityKind;
  sentences: RuleSentences;
}

/** Adds to the rules each sentence that the fields decide, after those of the definition, unless they have it already. */
export function withRules(definition: Campaign): Campaign {
  const campaign = withClaimDays(definition);
  const generated = generatedRules(campaign);
  return {
    ...campaign,
    rules: campaign.rules.map((rule) =>
      withItems(
        rule,
        generated.flatMap(({ sentences }) => sentences[rule.heading] ?? []),
      ),
    ),
  };
}

/** Every sentence that the fields of a campaign decide. `campaigns/proved-rules.test.ts` requires a test of each. */
export function generatedRules(campaign: Campaign): GeneratedRules[] {
  const ofActivities = campaign.activities.map((activity) => ({
    kind: activity.kind,
    sentences: rulesOfActivity(activity),
  }));
  const afterThem = [sinceRules, timeRules, bonusRules, claimRules, lotRules, disqualificationRules];
  return [
    { sentences: participantRules(campaign) },
    ...ofActivities,
    ...afterThem.map((rulesOf) => ({ sentences: rulesOf(campaign) })),
    { sentences: RISK_RULES },
  ];
}

function rulesOfActivity(activity: Activity): RuleSentences {
  switch (activity.kind) {
    case 'tasks':
      return tasksRules(activity);
    case 'tiers':
      return tiersRules(activity);
    case 'cashback':
      return cashbackRules(activity);
    case 'wheel':
      return wheelRules(activity);
    case 'treasure':
      return treasureRules(activity);
    case 'quiz':
      return quizRules(activity);
    case 'predict':
      return predictRules(activity);
    case 'signin':
      return signinRules(activity);
    case 'redpacket':
      return redpacketRules(activity);
    case 'invite':
      return inviteRules(activity);
    case 'points':
      return pointsRules(activity);
    case 'coupon':
      return couponRules(activity);
  }
}
