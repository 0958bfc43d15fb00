import { and, desc, eq } from 'drizzle-orm';
import { type DatedStatus, isOver } from '@/lib/campaign/status';
import { CALLS } from '@/lib/contract';
import { REWARDS_LISTED } from '@/lib/reward/payment-days';
import { rewards } from '../../../platform/database/schema/activities';
import type { Api } from '../../../platform/http/api';
import { ApiProblem } from '../../../platform/http/problem';
import { route } from '../../../platform/http/route';
import { answerOnce } from '../../../platform/idempotency/service';
import { Bulkhead } from '../../../platform/limits/bulkhead';
import { readStatus } from './campaign-status';
import type { Engine } from './engine';
import { readVerified } from './facts';
import { readForeign, requireOffered } from './foreign-brand';
import { awaiting } from './give';
import { obstacleProblem } from './obstacle';
import { readPause } from './pause';
import { previewing } from './previewing';
import type { ActivityServices } from './services';

const { activityState, activityAct, activityRewards, campaignLife } = CALLS;

/**
 * Parallel reads and acts per process: fewer than the pool's connections to the database, so that other calls find one. The
 * waiting ones are answered within a second.
 */
const ACTIVITY_CALLS = { running: 8, waiting: 128 };

/** The engine's calls: read the status of campaigns, read an activity's state, run an act, read my rewards. */
export function registerEngineRoutes(api: Api<ActivityServices>, engine: Engine): void {
  const room = new Bulkhead('activity', ACTIVITY_CALLS);

  route(
    api,
    activityState,
    async ({ input, session, services, request, now }) => {
      requireOffered(services, input.slug, request.host);
      const { status, paused, obstacle, state } = await engine.readState(
        await previewing(services, input.preview),
        input,
        session?.account ?? null,
        now,
      );
      const foreign = session && (await readForeign(services, request.host, session.account));
      return {
        IsSuccess: true,
        Data: {
          now: now.toISOString(),
          ...statusFields(status),
          paused,
          signedIn: session !== null,
          obstacle: foreign ?? obstacle,
          state,
        },
      };
    },
    room,
  );

  route(api, campaignLife, async ({ input: { slug }, services, request, now }) => {
    const { campaigns, database } = services;
    requireOffered(services, slug, request.host);
    const campaign = campaigns.find((candidate) => candidate.slug === slug);
    if (!campaign) throw new ApiProblem('not_found', { message: '活动不存在或已下线' });
    const status = await readStatus(database.orm, campaign, now);
    const paused = (await readPause(database.orm)) !== undefined;
    return { IsSuccess: true, Data: { now: now.toISOString(), ...statusFields(status), paused } };
  });

  route(
    api,
    activityAct,
    async ({ input, session, services, request, now }) => {
      requireOffered(services, input.slug, request.host);
      const account = session?.account ?? null;
      const { trial, takesFrom, step } = engine.prepareAct(services, input, account, now);
      if (trial) return { IsSuccess: true, Data: await step(services.database.orm) };
      const key = request.headers['idempotency-key'];
      if (!key) throw new ApiProblem('invalid_input', { message: '请求不完整，请刷新页面后重试' });
      // Two accounts may send the same key; each has its own answer.
      const keyed = { path: `${activityAct.path}#${account}`, key, input };
      const prepare = async () => {
        if (takesFrom) services.soldOut.check(takesFrom, now);
        const foreign = account && (await readForeign(services, request.host, account));
        if (foreign) throw obstacleProblem(foreign);
        return step;
      };
      const act = () => answerOnce(services, keyed, now, prepare);
      return { IsSuccess: true, Data: await (takesFrom ? services.soldOut.watch(takesFrom, now, act) : act()) };
    },
    room,
  );

  route(api, activityRewards, async ({ input, session, services: { database } }) => {
    const own = eq(rewards.account, session.account);
    const rows = await database.orm
      .select()
      .from(rewards)
      .where(input.slug ? and(own, eq(rewards.slug, input.slug)) : own)
      .orderBy(desc(rewards.id))
      .limit(REWARDS_LISTED);
    const verified = (await readVerified(database.orm, [session.account])).has(session.account);
    return {
      IsSuccess: true,
      Data: rows.map(({ id, slug, label, amount, unit, givenAt, state }) => ({
        id,
        slug,
        prize: { label, amount, unit },
        givenAt: givenAt.toISOString(),
        state,
        ...awaiting({ state }, verified),
      })),
    };
  });
}

/** A campaign's status in a response, see `statusOf`. */
function statusFields({ status, beginsAt, endsAt, claimsUntil }: DatedStatus) {
  const text = (date: Date | null) => date?.toISOString() ?? null;
  const phase = isOver(status) ? 'ended' : status;
  return { phase, beginsAt: text(beginsAt), endsAt: text(endsAt), claimsUntil: text(claimsUntil) } as const;
}
