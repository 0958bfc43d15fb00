const STATES = { held: '审核中', given: '待发放', paid: '已到账', void: '已取消' } as const;

/** How far a reward has come, and whether it waits until its account is verified. */
interface Standing {
  state: keyof typeof STATES;
  unverified?: true | undefined;
}

/** How a reward stands, in words. */
export function rewardStateWords({ state, unverified }: Standing): string {
  return unverified ? '待实名' : STATES[state];
}
