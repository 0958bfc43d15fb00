const STATES = { held: '审核中', given: '待发放', paid: '已到账', void: '已取消' } as const;

/** A reward's state, and whether it waits until its account is verified. */
interface ShownReward {
  state: keyof typeof STATES;
  unverified?: true | undefined;
}

/** A reward's state in words. */
export function rewardStateWords({ state, unverified }: ShownReward): string {
  return unverified ? '待实名' : STATES[state];
}
