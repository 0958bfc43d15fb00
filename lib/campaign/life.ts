/** Days by which the end of a campaign is announced on its page before it comes, as its rules promise. */
export const NOTICE_DAYS = 7;

/** For how many days after its end what was reached in a campaign is collected, where its definition says nothing else. */
export const USUAL_CLAIM_DAYS = 30;

/** The status of a campaign: announced, running, running towards an announced end, collecting after it, and over. */
export type Stage = 'upcoming' | 'running' | 'closing' | 'claiming' | 'ended';

/** Whether nothing is offered any more: the campaign has ended, though what was reached may still be collected. */
export function isOver(stage: Stage): boolean {
  return stage === 'claiming' || stage === 'ended';
}

/** A campaign's dates in a response; instants in ISO 8601. */
export interface Life {
  /** The server's clock when it answered. */
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where there is no such beginning. */
  beginsAt: string | null;
  /** `null` where there is no such end. */
  endsAt: string | null;
  /** Until when what was reached can be collected; `null` where no end is known, and where nothing is collected. */
  claimsUntil: string | null;
}

/** The status of a campaign at the moment that its server sent. */
export function stageOf({ now, phase, endsAt, claimsUntil }: Life): Stage {
  if (phase === 'running') return endsAt ? 'closing' : 'running';
  // Stryker disable next-line ConditionalExpression: no time is before null
  return phase === 'ended' && claimsUntil !== null && now < claimsUntil ? 'claiming' : phase;
}
