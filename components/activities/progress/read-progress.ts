import { callApi } from '@/lib/browser/http/call-api';
import { firstDeposit } from '@/lib/contract/browser/first-deposit';
import { isJoin } from '@/lib/contract/browser/is-join';
import { tradingPrize } from '@/lib/contract/browser/trading-prize';
import { fieldsOf } from '@/lib/contract/call';
import type { Measured, Progress } from './types';

/** Reads the progress in an activity, by what it measures; undefined if the platform does not report it. */
export const READINGS: Record<Measured, (activityid: number) => Promise<Progress | undefined>> = {
  async lots(activityid) {
    const [part, prize] = await Promise.all([callApi(isJoin, { activityid }), callApi(tradingPrize, { activityid })]);
    const { joined, joinedAt = null } = fieldsOf(part.Data);
    const { lots } = fieldsOf(prize.Data);
    return joined === undefined || lots === undefined
      ? undefined
      : { measured: 'lots', joined, since: joinedAt, value: lots };
  },
  async 'first-deposit'(activityid) {
    const { deposited, depositedAt = null, amount } = fieldsOf((await callApi(firstDeposit, { activityid })).Data);
    return deposited === undefined || amount === undefined
      ? undefined
      : { measured: 'first-deposit', joined: deposited, since: depositedAt, value: amount };
  },
};
