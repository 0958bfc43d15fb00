import type * as z from 'zod/mini';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind, ActivityOf, KINDS } from '@/lib/activities/schema';
import type { ActivityOutcome, ActivityState } from '@/lib/activities/states';
import type { Costing } from '@/lib/activities/worth';
import type { LotCounting } from '@/lib/campaign/lot-counting';
import type { Orm } from '../../../platform/database/types';
import type { ActivityServices } from './services';

/** The activity, account and time of an act, for the engine's own functions. */
export interface Place {
  /** A transaction while an action runs. */
  orm: Orm;
  slug: string;
  activity: { kind: ActivityKind };
  /** `null` for a visitor without a session. */
  account: string | null;
  now: Date;
}

/** A place with an account. */
export interface AccountPlace extends Place {
  account: string;
}

/** An item of limited number in a definition. */
export interface DefinedItem {
  item: string;
  /** Its name for people. */
  name: string;
  total: number;
  /** The prize of one piece; `null` if it has none. */
  prize: Costing | null;
  /** Restocked for every round of red packets, named `2026-12-01T20:00`, or for every Beijing month, `2026-12`. */
  perRound?: 'packets' | 'month';
}

/** The context of a module's functions. */
export interface ActivityContext<Kind extends ActivityKind> extends Place {
  services: ActivityServices;
  activity: ActivityOf<Kind>;
  /** When deposits and trades start to count: the campaign's beginning, `null` if it has none. */
  since: Date | null;
  /** The campaign's end, exclusive, once it has passed: nothing counts from then on. `null` while it runs. */
  until: Date | null;
  /** How lots count; `undefined` for the default. */
  counting: LotCounting | undefined;
}

/** The context of an account, whose acts in this campaign run one after another. */
export interface AccountContext<Kind extends ActivityKind> extends ActivityContext<Kind> {
  account: string;
}

/** The result of an action: its prizes and the outcome of its kind. An impossible action throws an `ApiProblem`. */
export interface Acted {
  won?: readonly GivenPrize[];
  outcome?: ActivityOutcome;
}

/** The progress of an account in an activity that calls name by its number. */
export interface Progress {
  /** When the account's deposits and trades start to count; `null` for its opening. */
  since: Date | null;
  /** Standard lots, or US dollars of the first deposit. */
  value: number;
  /** The reward that the value has reached, in US dollars. */
  reward: number;
  /** What is missing to the next tier; `null` on the highest one, and if there are no tiers. */
  missing: number | null;
}

/** Credits used beyond those earned, or opened boxes whose conditions are no longer met. */
export interface Owed {
  count: number;
  /** Sources of the last prizes won with them. */
  sources: readonly string[];
}

/** The effect of changed records on rewards that an account has earned. */
export interface Recount {
  /** Sources that are no longer reached. */
  back?: readonly string[];
  /** The remaining reward, if a source is reached in part. */
  instead?: { source: string; prize: GivenPrize } | undefined;
  /** Sources that cannot be decided. */
  open?: readonly string[];
  /** Draws beyond what was earned: their prizes stay, and the account's next credits are used up for them. */
  owed?: Owed;
}

type Actions<Kind extends ActivityKind> = (typeof KINDS)[Kind]['actions'];
type Input<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** The server's rules for one kind of activity. */
export interface ActivityModule<Kind extends ActivityKind> {
  kind: Kind;
  state(context: ActivityContext<Kind>): Promise<Extract<ActivityState, { kind: Kind }>>;
  /** For activities measured by lots or the first deposit; reports the same as `state`. */
  progress?(context: AccountContext<Kind>): Promise<Progress>;
  /**
   * For rewards that are collected, drawn or earned by deposits and trades: recounts those in `given`,
   * which are not taken back, by current records. Called before and after a deposit or a trade is reversed.
   */
  recount?(context: AccountContext<Kind>, given: ReadonlyMap<string, GivenPrize>): Promise<Recount>;
  /**
   * Run in one transaction with their rewards, for an account while the campaign runs; claims also for some time after
   * it.
   */
  actions: {
    [Action in keyof Actions<Kind>]?: (
      context: AccountContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
  /** Actions that give and store nothing: open to everyone, at any time. */
  trials?: {
    [Action in keyof Actions<Kind>]?: (
      context: ActivityContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
  /**
   * Names the pieces from which each action takes one, such as those of a round. The engine then rejects an action without a
   * transaction for a moment after one has found nothing left.
   */
  takesFrom?: {
    [Action in keyof Actions<Kind>]?: (
      context: Pick<ActivityContext<Kind>, 'activity' | 'now'>,
      input: Input<Actions<Kind>[Action]>,
    ) => string | undefined;
  };
  /** The items of limited number in its definition. */
  stock?: (activity: ActivityOf<Kind>) => readonly DefinedItem[];
}

/** Preserves a module's exact types. */
export function defineModule<Kind extends ActivityKind>(module: ActivityModule<Kind>): ActivityModule<Kind> {
  return module;
}

/** A module of any kind. */
export type AnyModule = ModuleRegistry[ActivityKind];

/** Every kind's module by its name. */
export type ModuleRegistry = { readonly [Kind in ActivityKind]: ActivityModule<Kind> };
