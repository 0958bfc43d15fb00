import { useEffect, useRef, useState } from 'react';
import { prizeText } from '@/lib/activities/prize-text';
import { messageOf } from '@/lib/browser/http/api-error';
import { loadCode } from '@/lib/browser/http/load-code';
import { showToast } from '@/lib/browser/overlays/toast';
import { Button } from '../../ui/button';
import { OfTotal } from './of-total';
import { type ProgressLook, QuizProgress } from './quiz-progress';
import styles from './quiz-result.module.css';
import { termDays } from './term-list';
import type { QuizTermState } from './types';

interface QuizResultProps {
  title: string;
  /** Whether the visitor has just answered the last question: the result then takes the focus. */
  finished: boolean;
  term: QuizTermState;
  progress: ProgressLook;
}

/** The result of a term, and a card of it that can be saved as a picture. */
export function QuizResult({ title, finished, term, progress }: QuizResultProps) {
  const [card, setCard] = useState<{ canvas: HTMLCanvasElement; address: string }>();
  const [drawing, setDrawing] = useState(false);
  const section = useRef<HTMLElement>(null);
  const head = useRef<HTMLParagraphElement>(null);
  const { mine, total } = term;
  const right = mine?.right ?? 0;
  const won = mine?.prize ? `获得 ${prizeText(mine.prize)}` : '';

  useEffect(() => {
    if (finished) head.current?.focus();
  }, [finished]);

  async function draw() {
    if (!section.current) return;
    setDrawing(true);
    try {
      const { drawResult } = await loadCode(() => import('./draw-result'));
      const canvas = await drawResult(section.current, {
        title,
        days: termDays(term),
        right,
        total,
        won,
        look: progress,
      });
      setCard({ canvas, address: canvas.toDataURL('image/png') });
    } catch (error) {
      showToast(messageOf(error));
    } finally {
      setDrawing(false);
    }
  }

  async function save() {
    if (!card) return;
    try {
      const { savePicture } = await loadCode(() => import('../save-picture'));
      await savePicture(card.canvas, '答题成绩.png');
    } catch (error) {
      showToast(messageOf(error));
    }
  }

  return (
    <section ref={section} className={styles.result} aria-label="本期成绩">
      {card ? (
        <>
          <img
            className={styles.card}
            src={card.address}
            alt={`成绩卡：${title}，答对 ${right} / ${total} 题`}
            width={690}
            height={920}
          />
          <Button variant="primary" onClick={save}>
            保存图片
          </Button>
          <p className={styles.hint}>也可长按图片保存。</p>
        </>
      ) : (
        <>
          <QuizProgress look={progress} right={right} total={total} />
          <p className={styles.head} ref={head} tabIndex={-1}>
            <b className={styles.lead}>本期已完成</b>
            <span>
              <span>{`${termDays(term)}，答对 ${right}`}</span>
              <OfTotal total={total} />
            </span>
            {won ? <span className={styles.won}>{won}</span> : <span>这期未达到奖励题数，下期再来。</span>}
          </p>
          <Button variant="primary" busy={drawing} onClick={draw}>
            生成成绩卡
          </Button>
        </>
      )}
    </section>
  );
}
