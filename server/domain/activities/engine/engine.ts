import type { WonPrize } from '@/lib/activities/answer-fields';
import { claimsOf } from '@/lib/activities/claims';
import type { Activity, ActivityKind } from '@/lib/activities/schema';
import { KINDS } from '@/lib/activities/schema';
import type { ActivityOutcome, ActivityState } from '@/lib/activities/states';
import type { Campaign } from '@/lib/campaign/schema';
import type { DatedStatus } from '@/lib/campaign/status';
import type { Obstacle } from '@/lib/contract/activities/calls';
import type { Orm } from '../../../platform/database/types';
import { ApiProblem } from '../../../platform/http/problem';
import { countsUntil, readStatus } from './campaign-status';
import { claimExclusive } from './exclusive';
import { markPending } from './give';
import { lockAccount } from './lock-account';
import type { Acted, AnyModule, DefinedItem, ModuleRegistry } from './module';
import { readObstacle, requireMet } from './obstacle';
import { lockGiving, readPause } from './pause';
import type { ActivityServices } from './services';

/** The activity of a call. */
export interface Target {
  slug: string;
  kind: ActivityKind;
}

/** An activity with the visitor and the time of a call. */
interface Visit {
  services: ActivityServices;
  campaign: Campaign;
  activity: Campaign['activities'][number];
  module: AnyModule;
  /** `null` for a visitor without a session. */
  account: string | null;
  now: Date;
}

// biome-ignore lint/suspicious/noExplicitAny: modules of all kinds are called alike, each with the context of its own kind
type Handler = (context: any, input: unknown) => Promise<Acted>;

/** An act that is ready to run. */
interface PreparedAct {
  /** True if it gives and stores nothing, so that it needs neither transaction nor key. */
  trial: boolean;
  /** Identifies the pieces from which it takes one, if its kind names them. */
  takesFrom?: string | undefined;
  /** Runs the act in the given transaction. */
  step: (orm: Orm) => Promise<ActAnswer>;
}

interface ActAnswer {
  state: ActivityState;
  outcome: ActivityOutcome | null;
  won: readonly WonPrize[];
}

interface ActRequest extends Target {
  action: string;
  input: unknown;
}

/** Reads activities and runs acts, with the modules of their kinds. */
export interface Engine {
  modules: ModuleRegistry;
  /**
   * The state of an activity for an account, or for a visitor without one, and the obstacle that prevents the account
   * from taking part.
   * @throws ApiProblem `not_found` for an unknown campaign or activity, `not_offered` for a kind that is not offered.
   */
  readState(
    services: ActivityServices,
    target: Target,
    account: string | null,
    now: Date,
  ): Promise<{ status: DatedStatus; paused: boolean; obstacle: Obstacle | null; state: ActivityState }>;
  /**
   * Checks an act and returns the step that runs it. The acts of one account in one campaign run one after another.
   * @throws ApiProblem `not_found` for an unknown activity or action, `not_offered` for a kind that is not offered,
   * `invalid_input` for wrong fields, `unauthorized` if the action needs a session and there is none.
   */
  prepareAct(services: ActivityServices, request: ActRequest, account: string | null, now: Date): PreparedAct;
  /** The items of limited number in an activity's definition. */
  limitedItemsOf(activity: Activity): readonly DefinedItem[];
}

export function createEngine(modules: ModuleRegistry): Engine {
  function visit(services: ActivityServices, { slug, kind }: Target, account: string | null, now: Date): Visit {
    const campaign = services.campaigns.find((candidate) => candidate.slug === slug);
    const activity = campaign?.activities.find((candidate) => candidate.kind === kind);
    if (!campaign || !activity) throw new ApiProblem('not_found', { message: '活动不存在或已下线' });
    if (services.notOffered?.includes(kind)) throw new ApiProblem('not_offered');
    return { services, campaign, activity, module: modules[kind], account, now };
  }

  return {
    modules,
    async readState(services, target, account, now) {
      const visited = visit(services, target, account, now);
      const { orm } = services.database;
      const status = await readStatus(orm, visited.campaign, now);
      const obstacle = account === null ? null : await readObstacle({ ...visited, orm, account });
      const paused = (await readPause(orm)) !== undefined;
      return { status, paused, obstacle, state: await stateOf(visited, orm, status) };
    },
    prepareAct: (services, request, account, now) => prepareAct(visit(services, request, account, now), request),
    limitedItemsOf(activity) {
      const stock = modules[activity.kind].stock as ((of: Activity) => readonly DefinedItem[]) | undefined;
      return stock?.(activity) ?? [];
    },
  };
}

function prepareAct(visited: Visit, request: ActRequest): PreparedAct {
  const { services, campaign, account, module } = visited;
  const input = readInput(request);
  const trial = handlerOf(module.trials, request.action);
  if (trial) return { trial: true, step: (orm) => answer(visited, orm, trial, input) };
  const action = handlerOf(module.actions, request.action);
  if (!action) throw new ApiProblem('not_found');
  if (!account) throw new ApiProblem('unauthorized', { message: '请先登录或开户' });
  return {
    trial: false,
    takesFrom: takesFrom(visited, request.action, input),
    async step(orm) {
      await lockGiving(orm, 'shared');
      if (await readPause(orm)) throw new ApiProblem('paused');
      const isCurrent = (await services.isCurrent?.(orm, campaign.slug, visited.now)) ?? true;
      if (!isCurrent) throw new ApiProblem('unavailable', { retryAfter: 2 });
      await lockAccount(orm, campaign.slug, account);
      await claimExclusive({ orm, services, slug: campaign.slug, account, now: visited.now }, campaign.exclusive);
      await requireMet({ ...visited, orm, account });
      return answer(visited, orm, action, input, (status) => requireOpen(status, visited, request.action));
    },
  };
}

async function answer(
  visited: Visit,
  orm: Orm,
  handler: Handler,
  input: unknown,
  check?: (status: DatedStatus) => void,
): Promise<ActAnswer> {
  const status = await readStatus(orm, visited.campaign, visited.now);
  check?.(status);
  const context = contextOf(visited, orm, status);
  const { outcome = null, won = [] } = await handler(context, input);
  const { account } = visited;
  const shown = account === null ? won : await markPending({ ...context, account }, won);
  return { state: await stateOf(visited, orm, status), outcome, won: shown };
}

function takesFrom({ campaign, activity, module, now }: Visit, action: string, input: unknown): string | undefined {
  const names = module.takesFrom as Record<string, (context: object, input: unknown) => string | undefined> | undefined;
  const pieces = names?.[action]?.({ activity, now }, input);
  return pieces && `${campaign.slug} ${activity.kind} ${pieces}`;
}

/** All actions are allowed while the campaign runs; claims also for some time after it. */
function requireOpen({ status }: DatedStatus, { activity }: Visit, action: string): void {
  if (status === 'running') return;
  if (status === 'upcoming') throw new ApiProblem('not_begun');
  const claims = claimsOf(activity.kind).includes(action);
  if (claims && status === 'claiming') return;
  throw new ApiProblem('ended', claims ? { message: '活动已结束，领取期限已过' } : {});
}

function handlerOf(handlers: object | undefined, action: string): Handler | undefined {
  return handlers && Object.hasOwn(handlers, action) ? (handlers as Record<string, Handler>)[action] : undefined;
}

function readInput({ kind, action, input }: ActRequest): unknown {
  const schemas: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> =
    KINDS[kind].actions;
  const schema = Object.hasOwn(schemas, action) ? schemas[action] : undefined;
  if (!schema) throw new ApiProblem('not_found');
  const read = schema.safeParse(input);
  if (!read.success) throw new ApiProblem('invalid_input');
  return read.data;
}

function contextOf({ services, campaign, activity, account, now }: Visit, orm: Orm, status: DatedStatus) {
  const counted = { since: status.beginsAt, until: countsUntil(status), counting: campaign.lots };
  return { orm, services, slug: campaign.slug, activity, account, now, ...counted };
}

function stateOf(visited: Visit, orm: Orm, status: DatedStatus): Promise<ActivityState> {
  const state = visited.module.state as (context: unknown) => Promise<ActivityState>;
  return state(contextOf(visited, orm, status));
}
