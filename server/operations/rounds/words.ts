import { type AmountCell, column, type Language, nullable } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';
import { amountsText, timeText } from '../common/formats';
import { REASON_ZH } from '../common/words';

/** The outcome that calls a round off when a settlement is corrected. */
export const CALLED_OFF = 'called-off';

/** The possible answers of a prediction: options, or a figure in a unit. */
export type PossibleAnswers = { unit: string } | { options: readonly { id: string; label: string }[] };

function answersText(answers: PossibleAnswers, language: Language): string {
  const zh = language === 'zh';
  if ('unit' in answers) return zh ? `数值，单位为${answers.unit}` : `a figure in ${answers.unit}`;
  const { options } = answers;
  if (zh) return options.map(({ id, label }) => `${id}（${label}）`).join('、');
  return options.map(({ id, label }) => `${id} (${label})`).join(', ');
}

const EVERY_ZH = { day: '日', week: '周', month: '月' };

const outcomeZh = (outcome: string | number | null) => (outcome === null ? '已取消' : `结果为 ${outcome}`);

type Round = { round: string };
type Outcome = { outcome: string | number | null };
type End = { by: string; at: string };
type Sum = { sum: readonly AmountCell[] };

const ROUND_ZH = { campaign: '活动', round: '场次' };
const RELEASES_ZH = { campaign: '活动', release: '公布时间，如 2027-01-08T21:30，北京时间' };

export const words = defineWords({
  sentences: {
    answers_are: sentence<{ answers: PossibleAnswers }>(
      ({ answers }) => `Answers: ${answersText(answers, 'en')}`,
      ({ answers }) => `可填结果：${answersText(answers, 'zh')}`,
    ),
    not_an_outcome: sentence<{ outcome: string; answers: PossibleAnswers }>(
      ({ outcome, answers }) =>
        `"${outcome}" is not an outcome of this prediction. Answers: ${answersText(answers, 'en')}.`,
      ({ outcome, answers }) => `“${outcome}”不是此竞猜的结果。可填：${answersText(answers, 'zh')}。`,
    ),
    round_result: sentence<Outcome & End & { correction: End | null }>(
      ({ outcome, by, at, correction }) =>
        `${outcome ?? 'called off'} by ${by}, ${timeText(at)}${correction ? `, corrected by ${correction.by}, ${timeText(correction.at)}` : ''}`,
      ({ outcome, by, at, correction }) =>
        `${outcome ?? '已取消'}（${by}，${timeText(at)}${correction ? `；${correction.by} 于 ${timeText(correction.at)} 更正` : ''}）`,
    ),
    rounds_left: sentence<{ campaign: string; count: number; until: string | null }>(
      ({ campaign, count, until }) =>
        `"${campaign}" has ${count === 1 ? '1 round' : `${count || 'no'} rounds`} left${until ? `, the last until ${timeText(until)}` : ''}; \`npm run ops -- add-rounds ${campaign} <release>\` adds more.`,
      ({ campaign, count, until }) =>
        `活动“${campaign}”${count === 0 ? '已无后续场次' : `还有 ${count} 场`}${until ? `，最后一场至 ${timeText(until)}` : ''}，请增加场次。`,
    ),
    no_round: sentence<Round & { campaign: string }>(
      ({ campaign, round }) => `There is no round "${round}". \`npm run ops -- rounds ${campaign}\` lists them.`,
      ({ campaign, round }) => `活动“${campaign}”没有场次 ${round}。`,
    ),
    result_not_known: sentence<Round & { at: string }>(
      ({ round, at }) => `The result of round ${round} is only known at ${timeText(at)}.`,
      ({ round, at }) => `场次 ${round} 的结果 ${timeText(at)} 才揭晓。`,
    ),
    round_ended_by: sentence<Round & Outcome & End>(
      ({ round, outcome, by, at }) =>
        `${by} ${outcome === null ? `called round ${round} off` : `settled round ${round} as ${outcome}`} at ${timeText(at)}.`,
      ({ round, outcome, by, at }) =>
        `${by} 已于 ${timeText(at)} ${outcome === null ? '取消' : '结算'}场次 ${round}${outcome === null ? '' : `，${outcomeZh(outcome)}`}。`,
    ),
    round_settled: outcome<Round & { outcome: string | number; winners: number; guesses: number; streaks: number }>(
      ({ round, outcome, winners, guesses, streaks }) =>
        `Round ${round} is settled as ${outcome}: ${winners} of ${guesses} guesses win; ${streaks} streak prizes.`,
      ({ round, outcome, winners, guesses, streaks }) =>
        `场次 ${round} 已结算，结果为 ${outcome}：${guesses} 次竞猜中 ${winners} 次猜中，连中奖励 ${streaks} 笔。`,
    ),
    round_not_begun: sentence<Round & { at: string }>(
      ({ round, at }) => `Round ${round} begins at ${timeText(at)}.`,
      ({ round, at }) => `场次 ${round} 于 ${timeText(at)} 才开始。`,
    ),
    round_called_off: outcome<Round & { guesses: number }>(
      ({ round, guesses }) => `Round ${round} is called off; ${guesses} guesses are void.`,
      ({ round, guesses }) => `场次 ${round} 已取消，${guesses} 次竞猜作废。`,
    ),
    round_not_ended: sentence<Round>(
      ({ round }) => `Round ${round} has not been ended: use settle.`,
      ({ round }) => `场次 ${round} 尚未结算，请用“结算场次”。`,
    ),
    round_already_is: sentence<Round & { outcome: string }>(
      ({ round, outcome }) => `Round ${round} already is ${outcome}.`,
      ({ round, outcome }) => `场次 ${round} ${outcomeZh(outcome === CALLED_OFF ? null : outcome)}，无须更正。`,
    ),
    round_corrected: sentence<Round & { from: string | number | null; to: string }>(
      ({ round, from, to }) => `Round ${round} was ${from ?? CALLED_OFF} and is ${to} now.`,
      ({ round, from, to }) => `场次 ${round} 原${outcomeZh(from)}，更正为${to === CALLED_OFF ? '取消' : ` ${to}`}。`,
    ),
    prizes_given: sentence<{ count: number } & Sum>(
      ({ count, sum }) => `Given: ${count}, ${amountsText(sum, 'en')}.`,
      ({ count, sum }) => `补发奖励 ${count} 笔，共 ${amountsText(sum, 'zh')}。`,
    ),
    prizes_pending: sentence<Sum>(
      ({ sum }) => `Pending because no budget has room: ${amountsText(sum, 'en')}.`,
      ({ sum }) => `其中因预算不足待发放 ${amountsText(sum, 'zh')}。`,
    ),
    prizes_taken_back: sentence<{ count: number } & Sum>(
      ({ count, sum }) => `Taken back: ${count}, ${amountsText(sum, 'en')}.`,
      ({ count, sum }) => `收回奖励 ${count} 笔，共 ${amountsText(sum, 'zh')}。`,
    ),
    name_a_release: sentence('name one release at least', '请至少填写一个公布时间'),
    a_release: sentence('A release', '公布时间'),
    release_needs_time: sentence<{ day: string }>(
      ({ day }) => `A release needs a time, such as ${day}T20:30.`,
      ({ day }) => `公布时间须精确到分钟，如 ${day}T20:30。`,
    ),
    no_release: sentence<{ campaign: string }>(
      ({ campaign }) => `No round begins or ends at that time. \`npm run ops -- rounds ${campaign}\` lists the rounds.`,
      ({ campaign }) => `活动“${campaign}”没有在该时间开始或结束的场次。`,
    ),
    calendar_is_so: sentence('The calendar already is like this.', '场次日历已是如此。'),
    releases_changed: outcome<{ count: number; removed: boolean; until: string }>(
      ({ count, removed, until }) =>
        `${count} releases are ${removed ? 'removed' : 'added'}. The last round ends at ${timeText(until)}.`,
      ({ count, removed, until }) =>
        `已${removed ? '删除' : '增加'} ${count} 个公布时间，最后一场于 ${timeText(until)} 结束。`,
    ),
    rounds_follow_days: sentence<{ campaign: string; every: keyof typeof EVERY_ZH }>(
      ({ campaign, every }) => `Rounds of "${campaign}" end every ${every}, not by releases.`,
      ({ campaign, every }) => `活动“${campaign}”的场次按${EVERY_ZH[every]}进行，不按公布时间。`,
    ),
    calendar_needs_releases: sentence('A calendar needs at least two releases.', '场次日历至少要有两个公布时间。'),
    round_too_short: sentence<{ at: string }>(
      ({ at }) => `The round that ends at ${timeText(at)} would close before it begins.`,
      ({ at }) => `${timeText(at)} 结束的场次会在开始前截止。`,
    ),
    round_twice: sentence<Round>(
      ({ round }) => `Two rounds would close on ${round}.`,
      ({ round }) => `${round} 会有两个场次截止。`,
    ),
    round_would_change: sentence<Round & { settled: boolean }>(
      ({ round, settled }) =>
        `Round ${round} would change, and ${settled ? 'it is settled' : 'there are guesses in it: call it off first'}.`,
      ({ round, settled }) => `场次 ${round} 会随之改变，而它${settled ? '已结算' : '已有竞猜，请先取消该场次'}。`,
    ),
  },
  tables: {
    rounds: {
      round: column.id('round', '场次'),
      closes: column.time('closes', '截止'),
      result: column.time('result', '揭晓'),
      guesses: column.number('guesses', '竞猜次数'),
      outcome: nullable(column.sentence('outcome', '结果')),
    },
  },
  operations: {
    rounds: { title: '查看竞猜场次', summary: '列出竞猜最近的场次、竞猜次数和结果', operands: { campaign: '活动' } },
    settle: {
      title: '结算场次',
      summary: '按结果结算竞猜场次并发放奖励；填错请用“更正结算”',
      operands: { ...ROUND_ZH, outcome: '结果' },
    },
    'call-off': {
      title: '取消场次',
      summary: '永久取消无法结算的场次：不发奖励，也不中断连中',
      operands: ROUND_ZH,
      options: REASON_ZH,
    },
    'correct-settlement': {
      title: '更正结算',
      summary: '更正场次的结果，或取消该场次：补发应发的，收回错发的',
      operands: { ...ROUND_ZH, outcome: `结果，或 ${CALLED_OFF}（取消）` },
      options: REASON_ZH,
    },
    'add-rounds': {
      title: '增加场次',
      summary: '在竞猜的场次日历中增加未来一年内的公布时间，每个公布时间结束一场',
      operands: RELEASES_ZH,
      options: { label: '页面上所公布数据的名称，如 2027年12月数据' },
    },
    'remove-rounds': {
      title: '删除场次',
      summary: '从竞猜的场次日历中删除公布时间，其场次须没有竞猜',
      operands: RELEASES_ZH,
      options: REASON_ZH,
    },
  },
});

export const { say, table, operations } = words;
