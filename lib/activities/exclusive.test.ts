import { exclusiveRule, exclusiveSentence } from './exclusive';

test('names the group in the rules and says that accounts with one document count as one person', () => {
  expect(exclusiveRule('first-deposit')).toBe(
    '首入金类赠金每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算；已在其他活动领取首入金类赠金的，本活动不再发放该项。',
  );
});

test.each([
  ['first-deposit', '首入金类赠金每位客户只可领取一份，您已在“新客首入金”领取'],
  ['flyback', '同系列活动只可择一领取，您已在“新客首入金”领取'],
])('says where the visitor already received a reward of %s', (group, words) => {
  expect(exclusiveSentence(group, '“新客首入金”')).toBe(words);
});
