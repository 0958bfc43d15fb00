/** A coin that rolled to the edge of its track and waits to roll again; for the error pages. */
export function CoinArt() {
  return (
    <svg viewBox="0 0 280 200" aria-hidden="true">
      <defs>
        <linearGradient id="coin-face" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#fff" stopOpacity="0.55" offset="0" />
          <stop stopColor="#fff" stopOpacity="0" offset="0.5" />
          <stop stopColor="#000" stopOpacity="0" offset="0.5" />
          <stop stopColor="#000" stopOpacity="0.38" offset="1" />
        </linearGradient>
        <linearGradient id="coin-edge" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#000" stopOpacity="0" offset="0" />
          <stop stopColor="#000" stopOpacity="0.38" offset="1" />
        </linearGradient>
        <radialGradient id="coin-shadow">
          <stop stopColor="#000" stopOpacity="0.32" offset="0" />
          <stop stopColor="#000" stopOpacity="0" offset="1" />
        </radialGradient>
        <g id="coin-marks" fill="none" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
          <ellipse cx="136" cy="104" rx="54" ry="61" strokeWidth="2" strokeLinecap="butt" strokeDasharray="3 5" />
          <path d="M164 88a31 34 0 1 0 2 30m0-40v14h-14" />
        </g>
      </defs>
      <path
        d="M10 178h66m118 0h76"
        fill="none"
        stroke="var(--brand-highlight)"
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 10"
      />
      <ellipse cx="146" cy="180" rx="64" ry="10" fill="url(#coin-shadow)" />
      <ellipse fill="var(--brand-highlight)" cx="150" cy="104" rx="66" ry="74" />
      <ellipse cx="150" cy="104" rx="66" ry="74" fill="url(#coin-edge)" />
      <ellipse fill="var(--brand-highlight)" cx="136" cy="104" rx="66" ry="74" />
      <ellipse cx="136" cy="104" rx="66" ry="74" fill="url(#coin-face)" />
      <use href="#coin-marks" stroke="var(--brand-highlight)" />
      <use href="#coin-marks" stroke="#000" strokeOpacity="0.45" />
      <path
        d="M88 76a54 61 0 0 1 36-38"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
