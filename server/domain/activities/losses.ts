import type { GivenPrize } from '@/lib/activities/answer-fields';
import { personalLosses } from '@/lib/contract/personal-data';
import { toHundredths } from '@/lib/reward/hundredths';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readDue, readMoney } from '../privacy/losses';
import { activityEngine } from './activity-engine';
import { readPoints } from './engine/points';
import type { ActivityServices } from './engine/services';
import { countOpenGuesses } from './kinds/predict/open-guesses';

/** What the closing of an account takes from its holder. */
export function registerLossesRoutes(api: Api<ActivityServices>): void {
  route(api, personalLosses, async ({ session: { account }, services, now }) => {
    const { orm } = services.database;
    const { balance } = await readPoints(orm, account, 0);
    return {
      IsSuccess: true,
      Data: {
        ...(await readMoney(orm, account)),
        rewards: summed(await readDue(orm, account)),
        points: balance,
        credits: await readCredits(services, account, now),
        guesses: await countOpenGuesses(orm, account),
      },
    };
  });
}

/** One prize per unit; gifts are summed by their names. */
function summed(due: readonly GivenPrize[]): GivenPrize[] {
  const sums = new Map<string, GivenPrize>();
  for (const { amount, unit, label } of due) {
    const name = unit === 'gift' ? label : '';
    const before = sums.get(`${unit} ${name}`)?.amount ?? 0;
    sums.set(`${unit} ${name}`, { amount: toHundredths(before + amount), unit, label: name });
  }
  return [...sums.values()];
}

/** Unused draws of each running campaign in which the account can take part. */
async function readCredits(services: ActivityServices, account: string, now: Date) {
  const credits: { title: string; count: number }[] = [];
  for (const { slug, title, activities } of services.campaigns) {
    for (const { kind } of activities) {
      if (kind !== 'wheel' && kind !== 'treasure') continue;
      const { status, obstacle, state } = await activityEngine.readState(services, { slug, kind }, account, now);
      if (status.status !== 'running' || obstacle) continue;
      const count = creditsIn(state);
      if (count > 0) credits.push({ title, count });
    }
  }
  return credits;
}

function creditsIn(state: Awaited<ReturnType<typeof activityEngine.readState>>['state']): number {
  if (state.kind === 'wheel') return state.mine?.spins ?? 0;
  return state.kind === 'treasure' ? (state.mine?.turns ?? 0) : 0;
}
