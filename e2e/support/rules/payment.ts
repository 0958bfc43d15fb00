import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { rewardOverview } from '@/lib/contract/activities/calls';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { post } from '../fetch';
import { callerAt } from './caller';
import type { Row } from './reading';
import type { Story } from './story';

/** Payment: a reward, which an operator gives here, waits until the account is verified. */
export function paidRow({ operator, origin, slug, openAccount }: Story): Row {
  return [
    /(?:积分以外的)?奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”/,
    async () => {
      const { account, token } = await openAccount();
      const gift = { account, reference: randomUUID(), amount: '1', unit: 'usd', reason: 'a story' };
      const [, id] = /奖励编号 (\d+)/.exec(await operator.run('give', { campaign: slug, ...gift })) ?? [];
      const read = async () => {
        const answer = await post(`${origin}${rewardOverview.path}`, '', { token });
        return rewardOverview.response.parse(await answer.json()).Data.rewards;
      };
      const pay = () => operator.run('pay', { id: [id] });
      await expect(pay()).rejects.toThrow('未实名认证');
      expect(await read()).toMatchObject([{ slug, state: 'given', unverified: true }]);
      expect(await callerAt(origin, () => token).verify(newIdentityNumber())).toBe('');
      expect(await pay()).toBe('1 笔奖励已到账。');
      expect(await read()).toMatchObject([{ slug, state: 'paid' }]);
    },
  ];
}
