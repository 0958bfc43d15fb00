import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Words } from '../../ui/words';
import styles from './option-guess.module.css';
import { type Options, type Round, WORTH_SHOWING } from './types';

interface OptionGuessProps {
  options: Options;
  split: Round['split'];
  total: number;
  outcome: Round['outcome'];
  /** The visitor's guess of this round. */
  mine: string | number | undefined;
  closed: boolean;
  pending: boolean;
  action: string;
  onGuess: (answer: string) => void;
  /** Opens the login for a visitor without a session who has chosen nothing yet; undefined with a session. */
  onLogIn: (() => void) | undefined;
}

/** Options with the share of visitors who chose each; the visitor chooses one and confirms. */
export function OptionGuess({
  options,
  split,
  total,
  outcome,
  mine,
  closed,
  pending,
  action,
  onGuess,
  onLogIn,
}: OptionGuessProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const choice = mine ?? chosen;
  const shown = total >= WORTH_SHOWING;
  const fixed = closed || mine !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (chosen !== undefined) onGuess(chosen);
    else onLogIn?.();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset disabled={fixed}>
        <legend className="visually-hidden">选择一项</legend>
        <div className={styles.options}>
          {options.map(({ id, label, note }) => {
            const share = shown ? (split.find((entry) => entry.id === id)?.count ?? 0) / total : 0;
            return (
              <label
                key={id}
                className={styles.option}
                data-way={id}
                data-chosen={id === choice || undefined}
                data-outcome={outcome === id || undefined}
              >
                <input type="radio" name={name} checked={id === choice} onChange={() => setChosen(id)} />
                <span className={styles.bar} style={{ transform: `scaleX(${share})` }} aria-hidden="true" />
                <span className={styles.words}>
                  <b>
                    <Way way={id} />
                    {label}
                  </b>
                  {note && (
                    <small className={styles.small}>
                      <Words>{note}</Words>
                    </small>
                  )}
                </span>
                <span className={styles.side}>
                  {mine === id && <span className={styles.tag}>我的选择</span>}
                  {outcome === id && <span className={styles.tag}>结果</span>}
                  {shown && (
                    <span className={styles.share} key={share} translate="no">
                      {`${Math.round(share * 100)}%`}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={fixed || (chosen === undefined && !onLogIn)}
        busy={pending}
      >
        {pending ? '提交中…' : !fixed && !onLogIn && chosen === undefined ? '请选择一项' : action}
      </Button>
    </form>
  );
}

/** Red is up and green is down; the arrow shows it as well. */
function Way({ way }: { way: string }) {
  if (way !== 'up' && way !== 'down') return null;
  return (
    <svg viewBox="0 0 12 12" className={styles.arrow} aria-hidden="true">
      <path d={way === 'up' ? 'M6 1l5 9H1z' : 'M6 11l5-9H1z'} />
    </svg>
  );
}
