import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './picture-field.module.css';

/** In percent of a picture. */
export interface Point {
  x: number;
  y: number;
}

interface FocusPointProps {
  /** The picture's address. */
  url: string;
  focus: Point;
  onChange: (focus: Point) => void;
}

/** Percent by which the arrow keys move the focus. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -5, y: 0 },
  ArrowRight: { x: 5, y: 0 },
  ArrowUp: { x: 0, y: -5 },
  ArrowDown: { x: 0, y: 5 },
};

/** A picture with its focus, which a click or the arrow keys move. */
export function FocusPoint({ url, focus, onChange }: FocusPointProps) {
  const move = (x: number, y: number) => onChange({ x: percent(x), y: percent(y) });
  const click = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // Enter and the space bar also click, nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(focus.x + by.x, focus.y + by.y);
  };
  return (
    <button
      type="button"
      className={styles.source}
      aria-label={`焦点：距左边 ${focus.x}%，距上边 ${focus.y}%`}
      onClick={click}
      onKeyDown={press}
    >
      <img src={url} alt="" />
      <span className={styles.focus} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  );
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
