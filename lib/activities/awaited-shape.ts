import type { ActivityKind } from './schema';

/** The faint colours of a shape. */
const [LIGHT, DARK, PAPER] = ['var(--theme-tint)', 'var(--theme-line)', 'var(--theme-surface)'];

const whole = (height: number) => `width:100%;height:${height}px`;
/** Rows with gaps between them. */
const rows = (count: number, height: number, gap = 12) =>
  `${whole(count * (height + gap) - gap)};background:repeating-linear-gradient(${LIGHT} 0,${LIGHT} ${height}px,${PAPER} ${height}px,${PAPER} ${height + gap}px)`;
/** Boxes in columns and rows. */
const boxes = (columns: number, count: number, height: number, gap = 10) =>
  `${whole(count * (height + gap) - gap)};background:${[
    `repeating-linear-gradient(transparent 0,transparent ${height}px,${PAPER} ${height}px,${PAPER} ${height + gap}px)`,
    `linear-gradient(90deg,transparent calc(100% - ${gap}px),${PAPER} calc(100% - ${gap}px)) 0 0/calc((100% + ${gap}px)/${columns}) 100%`,
    LIGHT,
  ].join()}`;

/** A wheel of eight parts around its hub. */
const WHEEL = `width:270px;height:270px;border-radius:50%;background:radial-gradient(circle,${PAPER} 34px,transparent 35px),repeating-conic-gradient(${LIGHT} 0,${LIGHT} 45deg,${DARK} 45deg,${DARK} 90deg)`;
/** A ticket with a notch on both sides of its perforation. */
const TICKET = `${whole(148)};background:radial-gradient(circle at 72% 0,${PAPER} 11px,transparent 12px),radial-gradient(circle at 72% 100%,${PAPER} 11px,transparent 12px),linear-gradient(90deg,transparent 72%,${PAPER} 72%,${PAPER} calc(72% + 2px),transparent calc(72% + 2px)),${LIGHT}`;
/** Steps that rise to the right. */
const STAIRS = `${whole(150)};background:linear-gradient(to top left,${DARK} 50%,${LIGHT} 50%);clip-path:polygon(0 80%,20% 80%,20% 60%,40% 60%,40% 40%,60% 40%,60% 20%,80% 20%,80% 0,100% 0,100% 100%,0 100%)`;

/** The shape that is shown in an activity's place until its state is read, as CSS declarations. */
export const AWAITED_SHAPES: Readonly<Record<ActivityKind, string>> = {
  wheel: WHEEL,
  signin: boxes(7, 5, 42),
  treasure: boxes(3, 2, 110),
  redpacket: boxes(3, 1, 140),
  coupon: TICKET,
  tiers: STAIRS,
  tasks: rows(3, 72),
  points: boxes(2, 3, 110),
  quiz: rows(4, 48),
  predict: rows(2, 64),
  cashback: rows(5, 40, 2),
  invite: rows(3, 56),
};
