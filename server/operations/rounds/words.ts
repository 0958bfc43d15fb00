import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';

/** The outcome that calls a round off when a settlement is corrected. */
export const CALLED_OFF = 'called-off';

/** The possible answers of a prediction: options, or a figure in a unit. */
export type PossibleAnswers = { unit: string } | { options: readonly { id: string; label: string }[] };

function answersText(answers: PossibleAnswers): string {
  if ('unit' in answers) return `数值，单位为${answers.unit}`;
  return answers.options.map(({ id, label }) => `${id}（${label}）`).join('、');
}

type Outcome = string | number | null;

/** What a round is or was; `null` is called off. */
const outcomeText = (outcome: Outcome) => (outcome === null ? '已取消' : `结果为 ${outcome}`);
/** What a correction makes of a round. */
const correctedText = (outcome: string) => (outcome === CALLED_OFF ? '取消' : ` ${outcome}`);

/** How a round ended. */
const endText = (outcome: Outcome) => (outcome === null ? '取消' : '结算');
const leftText = (rounds: number) => (rounds === 0 ? '已无后续场次' : `还有 ${rounds} 场`);

export const words = defineWords({
  slots: {
    answers: answersText,
    every: { day: '日', week: '周', month: '月' },
    outcome: outcomeText,
    corrected: correctedText,
    end: endText,
    left: leftText,
  },
  sentences: {
    answers_are: '可填结果：{answers:answers}',
    not_an_outcome: '“{outcome}”不是此竞猜的结果。可填：{answers:answers}。',
    round_result: '{outcome:value|已取消}（{by}，{at:time}[；{corrector} 于 {corrected:time} 更正]）',
    rounds_left: '活动“{campaign}”{count:left}[，最后一场至 {until:time}]，请增加场次。',
    no_round: '活动“{campaign}”没有场次 {round}。',
    result_not_known: '场次 {round} 的结果 {at:time} 才揭晓。',
    round_ended_by: '{by} 已于 {at:time} {outcome:end}场次 {round}[，结果为 {outcome:value}]。',
    round_settled: outcome(
      '场次 {round} 已结算，结果为 {outcome:value}：{guesses:number} 次竞猜中 {winners:number} 次猜中，连中奖励 {streaks:number} 笔。',
    ),
    round_not_begun: '场次 {round} 于 {at:time} 才开始。',
    round_called_off: outcome('场次 {round} 已取消，{guesses:number} 次竞猜作废。'),
    round_not_ended: '场次 {round} 尚未结算，请用“结算场次”。',
    round_already_is: '场次 {round} {outcome:outcome}，无须更正。',
    round_corrected: '场次 {round} 原{from:outcome}，更正为{to:corrected}。',
    prizes_given: '补发奖励 {count:number} 笔，共 {sum:amounts}。',
    prizes_pending: '其中因预算不足待发放 {sum:amounts}。',
    prizes_taken_back: '收回奖励 {count:number} 笔，共 {sum:amounts}。',
    name_a_release: '请至少填写一个公布时间',
    a_release: '公布时间',
    release_needs_time: '公布时间须精确到分钟，如 {day}T20:30。',
    no_release: '活动“{campaign}”没有在该时间开始或结束的场次。',
    calendar_is_so: '场次日历已是如此。',
    releases_changed: outcome('已{removed?删除|增加} {count:number} 个公布时间，最后一场于 {until:time} 结束。'),
    rounds_follow_days: '活动“{campaign}”的场次按{every:every}进行，不按公布时间。',
    calendar_needs_releases: '场次日历至少要有两个公布时间。',
    round_too_short: '{at:time} 结束的场次会在开始前截止。',
    round_twice: '{round} 会有两个场次截止。',
    round_would_change: '场次 {round} 会随之改变，而它{settled?已结算|已有竞猜，请先取消该场次}。',
  },
  tables: {
    rounds: {
      round: column.id('场次'),
      closes: column.time('截止'),
      result: column.time('揭晓'),
      guesses: column.number('竞猜次数'),
      outcome: nullable(column.sentence('结果')),
    },
  },
});

export const { say, table } = words;
