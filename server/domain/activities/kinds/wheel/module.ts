import { beijingDay } from '@/lib/time/calendar';
import { ApiProblem } from '../../../../platform/http/problem';
import { creditsAt, creditsOwed } from '../../engine/credits';
import { draw, limitedOutcomes, readOutcomesLeft } from '../../engine/draw';
import { addEntry, type Entry, lastOf, readEntries } from '../../engine/entries';
import { readFacts } from '../../engine/facts';
import { give } from '../../engine/give';
import { type AccountContext, defineModule } from '../../engine/module';

interface Spin {
  segment: string;
}

/** A wheel: every spin uses a credit, and stops on a segment drawn by its odds. */
export const wheel = defineModule({
  kind: 'wheel',

  async state(context) {
    const { activity, account } = context;
    const segments = await readOutcomesLeft(context, activity.segments, '');
    if (!account) return { kind: 'wheel', segments, mine: null };
    const credits = await creditsLeft({ ...context, account }, await readEntries(context));
    return { kind: 'wheel', segments, mine: { spins: credits } };
  },

  async recount(context) {
    const spins = await readEntries<Spin>(context);
    const usedAt = spins.map(({ at }) => at);
    const count = creditsOwed(context.activity.credits, await readFacts(context), usedAt);
    return { owed: { count, sources: lastOf(spins, count).map(({ key }) => `spin:${key}`) } };
  },

  actions: {
    async spin(context) {
      const { activity, now } = context;
      const spins = await readEntries<Spin>(context);
      if ((await creditsLeft(context, spins)) === 0) throw new ApiProblem('no_credits', { message: '抽奖次数已用完' });
      const key = nextSpin(spins, now);
      // Stryker disable next-line ObjectLiteral: a pool without a name and a pool with an empty name are the same
      const { id, prize } = await draw(context, activity.segments, { name: '' });
      const spin: Spin = { segment: id };
      await addEntry(context, key, spin);
      if (prize) await give(context, `spin:${key}`, prize);
      return { won: prize ? [prize] : [], outcome: { kind: 'wheel', segment: id } };
    },
  },

  stock: ({ segments }) => limitedOutcomes(segments, ''),
});

async function creditsLeft(context: AccountContext<'wheel'>, spins: readonly Entry<unknown>[]): Promise<number> {
  const { activity, now } = context;
  const facts = await readFacts(context);
  const usedAt = spins.map(({ at }) => at);
  return creditsAt(now, activity.credits, facts, usedAt);
}

/** The key of an account's next spin: its Beijing day, and its number in the day. */
export function nextSpin(spins: readonly { at: Date }[], now: Date): string {
  const today = beijingDay(now);
  return `${today}:${spins.filter(({ at }) => beijingDay(at) === today).length + 1}`;
}
