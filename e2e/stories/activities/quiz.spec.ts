import { answerList, selectPeriodId } from '@/lib/contract/activity';
import { acted, openActivity, reload, stateCall, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { openAccount } from '../../support/registration';
import { expect } from '../../support/test';

test('asks one question at a time, and sends the right option only with the answer', { tag: '@journey' }, async ({
  page,
}) => {
  await openAccount(page);
  const read = page.waitForResponse((response) => response.url().endsWith(stateCall.path));
  const [list, term] = [answerList, selectPeriodId].map((call) =>
    page.waitForResponse((response) => response.url().endsWith(call.path)),
  );
  const place = await openActivity(page, '/answer-2505', 'quiz');
  const banks = answerList.response.parse(await (await list)?.json());
  const { periodid } = selectPeriodId.response.parse(await (await term)?.json());
  const bank = banks.AnswerActivityConfigPeriodTopics.find((candidate) => candidate.periodid === periodid);
  expect(JSON.stringify(banks)).not.toContain('right');
  await expect(place.getByRole('radio')).toHaveCount(bank?.topics?.[0]?.answer?.split(',').length ?? 0);
  expect(await (await read).text()).not.toMatch(/"right":[1-9]|explanation/);
  for (let number = 1; ; number += 1) {
    await expect(place.getByText(`第 ${number} 题`)).toBeVisible();
    const answer = acted(page);
    await place.getByRole('radio').first().check();
    await place.getByRole('button', { name: '确认作答' }).click();
    expect((await answer).ok()).toBe(true);
    await expect(place.getByRole('img', { name: '正确答案' })).toBeVisible();
    const onward = place.getByRole('button', { name: /下一题|查看成绩/ });
    const last = (await onward.textContent()) === '查看成绩';
    const prize = page.getByRole('dialog', { name: '恭喜您获得' });
    if (await prize.isVisible()) await takePrize(page);
    await onward.click();
    if (last) break;
  }
  await reload(page, 'quiz');
  await expect(place.getByRole('radio')).toHaveCount(0);
});
