import type * as z from 'zod/mini';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind, ActivityOf, KINDS } from '@/lib/activities/schema';
import type { ActivityOutcome, ActivityState } from '@/lib/activities/states';
import type { LotCounting } from '@/lib/campaign/lot-counting';
import type { Orm } from '../../../platform/database/types';
import type { ActivityServices } from './services';

/** Which activity is worked on, for whom and when; what the engine's own functions need. */
export interface Place {
  /** A transaction while an action runs. */
  orm: Orm;
  slug: string;
  activity: { kind: ActivityKind };
  /** `null` for a visitor without a session. */
  account: string | null;
  now: Date;
}

/** The same for an account. */
export interface AccountPlace extends Place {
  account: string;
}

/** An item of limited number as a definition has it. */
export interface DefinedItem {
  item: string;
  total: number;
  /** What a piece gives; `null` where it gives nothing. */
  prize: Pick<GivenPrize, 'amount' | 'unit'> | null;
  /** Stocked anew for every round of red packets, named `2026-12-01T20:00`, or for every Beijing month, `2026-12`. */
  perRound?: 'packets' | 'month';
}

/** What a module works on. */
export interface ActivityContext<Kind extends ActivityKind> extends Place {
  services: ActivityServices;
  activity: ActivityOf<Kind>;
  /** From when deposits and trades count: the campaign's beginning, `null` for one without. */
  since: Date | null;
  /** The campaign's end, exclusive, once it has come: nothing counts from then on. `null` while it runs. */
  until: Date | null;
  /** How lots count; the usual way where the campaign does not say. */
  counting: LotCounting | undefined;
}

/** The same for an account; no second action of it in this campaign runs at the same time. */
export interface AccountContext<Kind extends ActivityKind> extends ActivityContext<Kind> {
  account: string;
}

/** What an action leads to: what was given, and what its kind has to tell. Throw an `ApiProblem` for what can't be done. */
export interface Acted {
  won?: readonly GivenPrize[];
  outcome?: ActivityOutcome;
}

/** Where an account stands in an activity that the calls of trades and first deposits know by its number. */
export interface Standing {
  /** From when what the account does counts; `null` from its opening on. */
  since: Date | null;
  /** Standard lots, or US dollars of the first deposit. */
  value: number;
  /** What the value has reached, in US dollars. */
  reward: number;
  /** What is missing to the next tier; `null` on the highest one, and where there are none. */
  missing: number | null;
}

/** Credits that were used beyond those earned, or boxes that were opened whose conditions are not met. */
export interface Owed {
  count: number;
  /** Sources of what was won last with as many. */
  sources: readonly string[];
}

/** What has become of rewards that follow from what an account has done, by what is on record of it now. */
export interface Recount {
  /** Sources that are not reached any more. */
  back?: readonly string[];
  /** What is left of them, where a reward is more than all or nothing. */
  instead?: { source: string; prize: GivenPrize };
  /** Sources of which it cannot be said. */
  open?: readonly string[];
  /** What was drawn with more than was earned: it stays, and the next that is earned is used up for it first. */
  owed?: Owed;
}

type Actions<Kind extends ActivityKind> = (typeof KINDS)[Kind]['actions'];
type Input<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** How the server decides one kind of activity. */
export interface ActivityModule<Kind extends ActivityKind> {
  kind: Kind;
  state(context: ActivityContext<Kind>): Promise<Extract<ActivityState, { kind: Kind }>>;
  /** For what is measured by lots or the first deposit; says what `state` says. */
  standing?(context: AccountContext<Kind>): Promise<Standing>;
  /**
   * For what is collected, drawn or earned by what an account has done: how rewards stand by now, of those that were given and not taken
   * back. Asked
   * before and after a deposit or a trade is reversed.
   */
  recount?(context: AccountContext<Kind>, standing: ReadonlyMap<string, GivenPrize>): Promise<Recount>;
  /** Carried out in one transaction with what it gives, for an account while the campaign runs; its kind's claims for some time after, too. */
  actions: {
    [Action in keyof Actions<Kind>]?: (
      context: AccountContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
  /** Actions that give nothing and store nothing: open to everyone, at any time. */
  trials?: {
    [Action in keyof Actions<Kind>]?: (
      context: ActivityContext<Kind>,
      input: Input<Actions<Kind>[Action]>,
    ) => Promise<Acted>;
  };
  /** What its definition has in limited number. */
  stock?: (activity: ActivityOf<Kind>) => readonly DefinedItem[];
}

/** Keeps a module's exact types. */
export function defineModule<Kind extends ActivityKind>(module: ActivityModule<Kind>): ActivityModule<Kind> {
  return module;
}

/** A module as the engine handles all of them alike. */
export type AnyModule = ModuleRegistry[ActivityKind];

/** Every kind's module by its name. */
export type ModuleRegistry = { readonly [Kind in ActivityKind]: ActivityModule<Kind> };
