import type { LightMyRequestResponse } from 'fastify';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind, ActivityOf } from '@/lib/activities/schema';
import type { ActivityState } from '@/lib/activities/states';
import type { Campaign } from '@/lib/campaign/schema';
import type { Database } from '../platform/database/types';
import { openSession } from '../platform/sessions/service';
import { TestApi } from './api';
import { campaignWith } from './campaigns';
import { Visitor } from './visitor';

const SLUG = 'test-campaign';

/** Who sends the call: `nobody` is a visitor without a session. */
type Caller = 'player' | 'nobody';

/** An account in a campaign with one activity. */
export class Player<Kind extends ActivityKind> {
  private constructor(
    readonly api: TestApi,
    private readonly kind: Kind,
    readonly account: string,
  ) {}

  static readonly slug = SLUG;

  static async enter<Kind extends ActivityKind>(
    database: Database,
    activity: ActivityOf<Kind>,
    period?: Campaign['period'],
  ): Promise<Player<Kind>> {
    const api = await TestApi.on(database, { campaigns: [{ ...campaignWith(SLUG, activity), period }] });
    const { account } = await new Visitor(api).join();
    return new Player(api, activity.kind as Kind, account);
  }

  /** Another account in the same campaign. */
  async another(): Promise<Player<Kind>> {
    const { account } = await new Visitor(this.api).join();
    return new Player(this.api, this.kind, account);
  }

  async state(caller: Caller = 'player'): Promise<Extract<ActivityState, { kind: Kind }>> {
    const answer = await this.#post('state', { slug: SLUG, kind: this.kind }, caller);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().Data.state;
  }

  act(
    action: string,
    input: Record<string, string | number> = {},
    caller: Caller = 'player',
  ): Promise<LightMyRequestResponse> {
    return this.#post('act', { slug: SLUG, kind: this.kind, action, input }, caller);
  }

  /** The prizes of an action, or the code and sentence of its rejection. */
  async won(action: string, input: Record<string, string | number> = {}): Promise<GivenPrize[] | string> {
    const { code, Data } = (await this.act(action, input)).json();
    return code ? `${code}: ${Data}` : Data.won;
  }

  /** Newest first. */
  async rewards(): Promise<{ id: number; prize: GivenPrize; state: string }[]> {
    return (await this.#post('rewards', {}, 'player')).json().Data;
  }

  /** Opens a new session per call, so that tests may move the clock by months. */
  async #post(call: string, body: unknown, caller: Caller): Promise<LightMyRequestResponse> {
    const { database, clock } = this.api.services;
    const token = caller === 'player' ? await openSession(database.orm, this.account, clock()) : undefined;
    return this.api.json(`/apis/uc/activity/${call}`, body, token ? { token } : {});
  }
}
