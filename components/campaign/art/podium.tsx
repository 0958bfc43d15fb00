import { FORESHORTENING } from './projection';

const tiers = [
  { y: 442, rx: 318, height: 40 },
  { y: 408, rx: 268, height: 34 },
];

/** A round lacquered podium of two tiers with gold rims, centred at x 330. */
export function Podium() {
  return (
    <g>
      <ellipse cx="330" cy="500" rx="352" ry="112" fill="url(#shade)" />
      {tiers.map(({ y, rx, height }) => {
        const ry = Math.round(rx * FORESHORTENING);
        const left = 330 - rx;
        const right = 330 + rx;
        const arc = (sweep: 0 | 1, to: string) => `A${rx} ${ry} 0 0 ${sweep} ${to}`;
        return (
          <g key={y}>
            <path
              d={`M${left} ${y}V${y + height}${arc(0, `${right} ${y + height}`)}V${y}Z`}
              fill="url(#lacquer-side)"
            />
            <path
              d={`M${left} ${y + height - 5}${arc(0, `${right} ${y + height - 5}`)}`}
              fill="none"
              stroke="url(#gold-edge)"
              strokeWidth="5"
            />
            <path
              d={`M${left} ${y + height * 0.55}${arc(0, `${right} ${y + height * 0.55}`)}`}
              fill="none"
              stroke="#ffd98a"
              strokeOpacity=".35"
              strokeWidth="1.2"
              strokeDasharray="2 9"
              strokeLinecap="round"
            />
            <ellipse cx="330" cy={y} rx={rx} ry={ry} fill="url(#lacquer-top)" />
            <ellipse cx="330" cy={y} rx={rx - 3} ry={ry - 2} fill="none" stroke="url(#gold-edge)" strokeWidth="6" />
            <ellipse
              cx="330"
              cy={y - 1.5}
              rx={rx - 1}
              ry={ry - 1}
              fill="none"
              stroke="#fff0b8"
              strokeOpacity=".7"
              strokeWidth="1"
            />
            <ellipse
              cx="330"
              cy={y}
              rx={rx - 18}
              ry={ry - 6}
              fill="none"
              stroke="#ffd98a"
              strokeOpacity=".28"
              strokeWidth="1"
            />
          </g>
        );
      })}
    </g>
  );
}
