import { onPlane, outline, type Point, project } from './projection';

export const BAR = { length: 190, width: 84, height: 46 };
const INSET = 11;
const { length, width, height } = BAR;

const top: Point[] = [
  [INSET, INSET, height],
  [length - INSET, INSET, height],
  [length - INSET, width - INSET, height],
  [INSET, width - INSET, height],
];
const end: Point[] = [
  [0, 0, 0],
  [0, width, 0],
  [INSET, width - INSET, height],
  [INSET, INSET, height],
];
const side: Point[] = [
  [0, width, 0],
  [length, width, 0],
  [length - INSET, width - INSET, height],
  [INSET, width - INSET, height],
];
const [nearX, nearY] = project([INSET, width - INSET, height]);
const [footX, footY] = project([0, width, 0]);

/** A cast gold bar along the world's x axis, with its near left bottom corner at the origin. */
export function Bar() {
  return (
    <g id="bar" strokeLinejoin="round">
      <polygon points={outline(side)} fill="url(#gold-side)" stroke="url(#gold-side)" strokeWidth="2" />
      <polygon points={outline(end)} fill="url(#gold-end)" stroke="url(#gold-end)" strokeWidth="2" />
      <polygon points={outline(top)} fill="url(#gold-top)" stroke="#fff7d6" strokeWidth="1.6" />
      <path d={`M${nearX} ${nearY}L${footX} ${footY}`} stroke="#fff3bf" strokeWidth="1.8" opacity=".85" />
      <g
        transform={onPlane([INSET, INSET, height])}
        fontFamily="Georgia, 'Times New Roman', serif"
        fontWeight="700"
        textAnchor="middle"
      >
        <rect
          x="11"
          y="9"
          width="146"
          height="44"
          rx="7"
          fill="#d9962a"
          fillOpacity=".28"
          stroke="#a86a12"
          strokeOpacity=".7"
          strokeWidth="1.4"
        />
        <path d="M12 48V16a6 6 0 0 1 6-6h132" fill="none" stroke="#7d4707" strokeOpacity=".55" strokeWidth="1.6" />
        <path d="M18 54h132a7 7 0 0 0 7-7V16" fill="none" stroke="#fffbe0" strokeWidth="1.4" />
        <g fill="#fff6cc">
          <text x="85" y="29.2" fontSize="16" letterSpacing="2">
            FINE GOLD
          </text>
          <text x="85" y="46.2" fontSize="15" letterSpacing="3">
            999.9
          </text>
        </g>
        <g fill="#8a5208">
          <text x="84" y="28" fontSize="16" letterSpacing="2">
            FINE GOLD
          </text>
          <text x="84" y="45" fontSize="15" letterSpacing="3">
            999.9
          </text>
        </g>
      </g>
    </g>
  );
}
