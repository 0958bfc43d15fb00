import { render, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { ACCOUNT, fakeServer, ok, TOKEN } from '@/components/account/testing/fake-server';
import { saveToken } from '@/lib/browser/session/token';
import { userInfo } from '@/lib/contract/user';
import { OpenedLead } from './opened-lead';

const LEAD = '下一步，完成实名认证领 $8。';

test.each([
  ['asks for the verification', 0, 1, true, LEAD],
  [
    'asks for the deposit, and says where the reward is',
    1,
    1,
    true,
    /已完成。下一步，完成首次入金；认证奖励在活动页领取/,
  ],
  ['asks for the deposit', 1, 1, false, /已完成。下一步，完成首次入金。/],
  ['leads to trading', 1, 2, true, /可以去交易/],
])('%s', async (_, authenticationMethod, accountStatus, rewarded, words) => {
  const server = fakeServer();
  server.answers[userInfo.path] = ok({
    jfUser: { account: ACCOUNT, authenticationMethod, isBankStatus: 0, accountStatus },
  });
  unload({ revalidate: false });
  saveToken(TOKEN);
  const { container } = render(<OpenedLead rewarded={rewarded}>{LEAD}</OpenedLead>);
  await waitFor(() => expect(server.to(userInfo.path)).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(words));
});
