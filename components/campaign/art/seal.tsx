const POINTS = 24;
/** The scalloped rim of the seal. */
const rim = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 ? 116 : 128;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** A gold seal with a tick and two ribbons, for an opened account. */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-136 -136 272 312" aria-hidden="true" focusable="false">
      <title>开户成功</title>
      <path d="M-62 70-104 158l42-10 22 36 46-92Z" fill="url(#lacquer-side)" stroke="#f3c14b" strokeWidth="2" />
      <path d="M62 70 104 158l-42-10-22 36L-6 92Z" fill="url(#lacquer-side)" stroke="#f3c14b" strokeWidth="2" />
      <polygon points={rim} fill="#6f3a06" transform="translate(3 6)" />
      <polygon points={rim} fill="url(#gold-rim)" strokeLinejoin="round" stroke="url(#gold-rim)" strokeWidth="6" />
      <circle r="104" fill="url(#gold-face)" stroke="#9c620f" strokeWidth="2" />
      <circle r="96" fill="none" stroke="#a86a12" strokeWidth="3" strokeDasharray="0 7.54" strokeLinecap="round" />
      <circle r="86" fill="url(#lacquer-top)" stroke="#fff0b8" strokeWidth="2.5" />
      <circle r="78" fill="none" stroke="#ffd98a" strokeOpacity=".45" strokeWidth="1.2" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="m-40 2 27 28 54-58" stroke="#4c0407" strokeOpacity=".6" strokeWidth="22" transform="translate(3 6)" />
        <path d="m-40 2 27 28 54-58" stroke="#b9761a" strokeWidth="22" />
        <path d="m-40 0 27 28 54-58" stroke="#f9d469" strokeWidth="19" />
        <path d="m-43-4 30 31 55-59" stroke="#fffae0" strokeWidth="3" />
      </g>
      <path
        d="M-80-46A92 92 0 0 1-20-90"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
