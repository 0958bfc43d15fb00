import { readRhythm } from '../../domain/activities/kinds/predict/calendar';
import { readEnds } from '../../domain/activities/kinds/predict/ends';
import { readSplits } from '../../domain/activities/kinds/predict/guesses';
import { roundAt, roundsUpTo } from '../../domain/activities/kinds/predict/rounds';
import { after, HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import type { OperationServices } from '../common/operation';
import type { Notice } from './notice';
import { say } from './words';

/** Operators need some time after the result is known. */
const GRACE = 2 * HOUR;
const ROUNDS_READ = 15;

/** Rounds with guesses that are not settled although their result has been known for two hours. */
export async function readOverdueRounds({
  orm,
  campaigns,
  now,
}: Pick<OperationServices, 'campaigns'> & { orm: Orm; now: Date }): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const { slug, activities } of campaigns) {
    const activity = activities.find((candidate) => candidate.kind === 'predict');
    if (!activity) continue;
    const rhythm = await readRhythm({ orm, slug }, activity.round);
    const ended = new Set((await readEnds(orm, slug)).map(({ round }) => round));
    const over = roundsUpTo(rhythm, roundAt(rhythm, now), ROUNDS_READ).filter(
      ({ id, resultAt }) => resultAt <= after(now, -GRACE) && !ended.has(id),
    );
    if (over.length === 0) continue;
    const splits = await readSplits(
      { orm, slug, activity },
      over.map(({ id }) => id),
    );
    for (const { id, resultAt } of over) {
      const guesses = [...(splits.get(id)?.values() ?? [])].reduce((all, count) => all + count, 0);
      if (guesses === 0) continue;
      notices.push({
        kind: 'round',
        key: `round:${slug}:${id}`,
        what: say('notice_round', { campaign: slug, round: id, guesses }),
        since: resultAt,
        audience: { permission: 'settle', brands: 'all' },
      });
    }
  }
  return notices;
}
