import type { Outcome } from '@/lib/activities/odds';
import { prizeParts } from '@/lib/activities/prize-text';
import { Words } from '../../ui/words';
import { BoxArt } from './box-art';
import styles from './box-tile.module.css';
import { boxWords, goneWords } from './treasure-words';
import type { Box, BoxLook, Contents, TreasureLook } from './types';

interface BoxTileProps {
  box: Box;
  look: TreasureLook;
  index: number;
  state: BoxLook;
  /** What was in it, once it is open. */
  content: Outcome | undefined;
  /** The stock left in the box. */
  left: Contents[number]['outcomes'];
  /** The campaign runs. */
  running: boolean;
  opening: boolean;
  onOpen: () => void;
}

/** One box: a button while it can be opened or there is no session, afterwards its content. */
export function BoxTile({ box, look, index, state, content, left, running, opening, onOpen }: BoxTileProps) {
  const words = content ? `已开启，${content.label}` : opening ? '开启中…' : boxWords(box, state, running);
  const gone = state === 'opened' || state === 'missed' ? '' : goneWords(left);
  const inside = (
    <span className={styles.inside}>
      <BoxArt look={look} index={index} label={box.label} open={state === 'opened'}>
        {content && <Content outcome={content} />}
      </BoxArt>
      <span className={look === 'advent' ? 'visually-hidden' : styles.label}>{box.label}</span>
      <span className={look === 'advent' && content ? 'visually-hidden' : styles.words}>
        <Words key={words}>{words}</Words>
      </span>
      {gone && <span className={styles.gone}>{gone}</span>}
    </span>
  );
  const marks = { 'data-state': state, 'data-opening': opening || undefined, 'data-look': look };
  return (
    <li>
      {(state === 'ready' || state === 'unknown') && running ? (
        <button type="button" className={styles.tile} aria-disabled={opening || undefined} onClick={onOpen} {...marks}>
          {inside}
        </button>
      ) : (
        <div className={styles.tile} {...marks}>
          {inside}
        </div>
      )}
    </li>
  );
}

function Content({ outcome: { prize, label } }: { outcome: Outcome }) {
  if (!prize) return <span className={styles.content}>{label}</span>;
  const { figure, unit } = prizeParts(prize);
  return (
    <span className={styles.content}>
      <b translate="no">{figure}</b>
      {unit}
    </span>
  );
}
