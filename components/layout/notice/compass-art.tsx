/** A gold compass beside the road it lost; for the not-found page. */
export function CompassArt() {
  return (
    <svg viewBox="0 0 280 200" aria-hidden="true">
      <defs>
        <linearGradient id="compass-rim" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity="0.55" offset="0" />
          <stop stopColor="#fff" stopOpacity="0" offset="0.45" />
          <stop stopColor="#000" stopOpacity="0" offset="0.45" />
          <stop stopColor="#000" stopOpacity="0.38" offset="1" />
        </linearGradient>
        <linearGradient id="compass-bevel" x1="1" y1="1" x2="0" y2="0">
          <stop stopColor="#fff" stopOpacity="0.55" offset="0" />
          <stop stopColor="#979797" stopOpacity="0.465" offset="0.5" />
          <stop stopColor="#000" stopOpacity="0.38" offset="1" />
        </linearGradient>
        <radialGradient id="compass-dial" cx="0.38" cy="0.32" r="0.8">
          <stop stopColor="var(--brand-highlight)" stopOpacity="0" offset="0" />
          <stop stopColor="var(--brand-highlight)" stopOpacity="0.26" offset="1" />
        </radialGradient>
        <radialGradient id="compass-shadow">
          <stop stopColor="#000" stopOpacity="0.32" offset="0" />
          <stop stopColor="#000" stopOpacity="0" offset="1" />
        </radialGradient>
        <g id="compass-marks" strokeWidth="2" strokeLinecap="round">
          <path d="M140 54v8m0 92v8m-54-54h8m92 0h8" strokeWidth="3" />
          <path d="m102 70 4 4m68 68 4 4m0-76-4 4m-68 68-4 4" />
        </g>
      </defs>
      <path
        d="M12 178c34-6 38-42 14-52s-16-44 18-50m228 92c-26 4-46-6-40-28s30-18 26-42"
        fill="none"
        stroke="var(--brand-highlight)"
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 10"
      />
      <ellipse cx="146" cy="182" rx="84" ry="13" fill="url(#compass-shadow)" />
      <circle stroke="var(--brand-highlight)" cx="140" cy="24" r="13" fill="none" strokeWidth="6" />
      <circle cx="140" cy="24" r="13" fill="none" stroke="url(#compass-rim)" strokeWidth="6" />
      <rect fill="var(--brand-highlight)" x="130" y="32" width="20" height="12" rx="4" />
      <rect x="130" y="32" width="20" height="12" rx="4" fill="url(#compass-bevel)" />
      <circle fill="var(--brand-highlight)" cx="140" cy="108" r="74" />
      <circle cx="140" cy="108" r="74" fill="url(#compass-rim)" />
      <circle fill="var(--brand-highlight)" cx="140" cy="108" r="64" />
      <circle cx="140" cy="108" r="64" fill="url(#compass-bevel)" />
      <circle cx="140" cy="108" r="60" fill="#fff" />
      <circle cx="140" cy="108" r="60" fill="url(#compass-dial)" />
      <use href="#compass-marks" stroke="var(--brand-highlight)" />
      <use href="#compass-marks" stroke="#000" strokeOpacity="0.45" />
      <g transform="rotate(38 140 108)">
        <path fill="#9c2a20" d="M140 62l9 46h-9z" />
        <path fill="#d8483a" d="M140 62l-9 46h9z" />
        <path fill="#5c6672" d="M140 154l9-46h-9z" />
        <path fill="#8a95a2" d="M140 154l-9-46h9z" />
      </g>
      <circle fill="var(--brand-highlight)" cx="140" cy="108" r="7" />
      <circle cx="140" cy="108" r="7" fill="url(#compass-rim)" />
      <path
        d="M92 82a54 54 0 0 1 42-28"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
