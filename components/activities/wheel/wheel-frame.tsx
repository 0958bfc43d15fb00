import styles from './wheel.module.css';

const BULBS = Array.from({ length: 24 }, (_, index) => index * 15);

/** The fixed parts around the rotating face: rim, lamps, light from the upper left. */
export function WheelFrame() {
  return (
    <svg className={styles.frame} viewBox="-200 -200 400 400" aria-hidden="true">
      <title>转盘边框</title>
      <defs>
        <linearGradient id="wheel-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff4c4" />
          <stop offset=".3" stopColor="#eeb540" />
          <stop offset=".58" stopColor="#a8640c" />
          <stop offset=".8" stopColor="#f9d67c" />
          <stop offset="1" stopColor="#8d510a" />
        </linearGradient>
        <radialGradient id="wheel-light" cx=".3" cy=".22" r=".85">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#200" stopOpacity=".26" />
        </radialGradient>
      </defs>
      <circle r="180" fill="url(#wheel-light)" />
      <circle r="187" fill="none" stroke="url(#wheel-rim)" strokeWidth="22" />
      <circle r="176.5" fill="none" stroke="#5c2d02" strokeOpacity=".5" strokeWidth="1.5" />
      <circle r="197.4" fill="none" stroke="#fff0bb" strokeOpacity=".8" strokeWidth="1.2" />
      {BULBS.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn + 7.5}) translate(0 -187)`} data-lamp={index % 2}>
          <circle r="5.4" fill="#6d3a06" fillOpacity=".6" />
          <circle r="4.4" fill="#fff6d8" />
          <circle r="2" cx="-1" cy="-1" fill="#fff" />
        </g>
      ))}
      <path d="M0-164L-16-200a16 16 0 0 1 32 0Z" fill="#5c2d02" fillOpacity=".45" transform="translate(2 5)" />
      <path d="M0-164L-16-200a16 16 0 0 1 32 0Z" fill="url(#wheel-rim)" stroke="#fff0bb" strokeWidth="1.2" />
      <circle r="6" cy="-199" fill="var(--theme-action)" stroke="#fff0bb" strokeWidth="1.2" />
    </svg>
  );
}
