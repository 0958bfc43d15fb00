import { chineseTime } from '@/lib/time/format';
import { ChangingWords } from '../../ui/changing-words';
import { Words } from '../../ui/words';
import { CountdownClock } from '../countdown-clock';
import { useAtTime } from '../use-at-time';
import styles from './current-round.module.css';
import { FigureGuess } from './figure-guess';
import { OptionGuess } from './option-guess';
import { type AnswerKind, answerText, type Round, WORTH_SHOWING } from './types';

interface CurrentRoundProps {
  round: Round;
  answer: AnswerKind;
  /** The server's time of its response, ISO 8601. */
  now: string;
  /** The campaign runs. */
  open: boolean;
  signedIn: boolean;
  pending: boolean;
  onGuess: (answer: string | number) => void;
  /** Asks a visitor without a session to log in before choosing. */
  onLogIn: () => void;
  /** Called when the round closes while the page is open. */
  onClose: () => void;
}

/** The running round: until when visitors can guess, the guess, and its result. */
export function CurrentRound({
  round,
  answer,
  now,
  open,
  signedIn,
  pending,
  onGuess,
  onLogIn,
  onClose,
}: CurrentRoundProps) {
  const { phase, closesAt, resultAt, mine, total, split } = round;
  useAtTime(phase === 'open' ? closesAt : resultAt, now, onClose);
  const closed = phase !== 'open' || !open;
  const action = actionOf({ phase, open, signedIn, done: mine !== null });
  const form = { mine: mine?.answer, closed, pending, action, onGuess };
  return (
    <>
      <div className={styles.times}>
        {phase === 'open' && open && <CountdownClock label="距截止" end={closesAt} now={now} />}
        <Words key={phase}>{timeOf(round)}</Words>
      </div>
      {answer.type === 'options' ? (
        <OptionGuess
          options={answer.options}
          split={split}
          total={total}
          outcome={round.outcome}
          onLogIn={signedIn ? undefined : onLogIn}
          {...form}
        />
      ) : (
        <FigureGuess figure={answer} {...form} />
      )}
      {total >= WORTH_SHOWING && <p className={styles.total}>{`已有 ${total} 人参与本期`}</p>}
      <p className={styles.note} role="status" data-right={mine?.right ?? undefined}>
        <ChangingWords>{noteOf(round, answer)}</ChangingWords>
      </p>
    </>
  );
}

function actionOf({
  phase,
  open,
  signedIn,
  done,
}: {
  phase: Round['phase'];
  open: boolean;
  signedIn: boolean;
  done: boolean;
}) {
  if (phase === 'settled') return '本期已公布结果';
  if (phase === 'called-off') return '本期已作废';
  if (!open) return '现不可竞猜';
  if (phase === 'closed') return '本期已截止，等待结果';
  if (done) return '本期已竞猜';
  return signedIn ? '确认竞猜' : '登录后竞猜';
}

function timeOf({ phase, closesAt, resultAt }: Round): string {
  if (phase === 'called-off') return '本期竞猜已作废';
  return `${phase === 'open' ? `${chineseTime(closesAt)} 截止` : `${chineseTime(resultAt)} 公布结果`}（北京时间）`;
}

function noteOf({ phase, mine, outcome, resultAt }: Round, answer: AnswerKind): string {
  const result = outcome === null ? '' : `本期结果：${answerText(answer, outcome)}。`;
  if (!mine) return phase === 'open' ? `每期一次，提交后不可更改，结果于 ${chineseTime(resultAt)} 公布。` : result;
  const own = `我的竞猜：${answerText(answer, mine.answer)}。`;
  if (phase === 'called-off') return `${own}本期作废，不计对错，不影响连中。`;
  if (mine.right === null) return `${result}${own}结果于 ${chineseTime(resultAt)} 公布，每期一次，不可更改。`;
  return `${result}${own}${mine.right ? '恭喜，猜中了！' : '这次没有猜中，下期再来。'}`;
}
