const DOLLAR =
  'M17-16C12-24 2-26-6-24c-9 2-13 9-11 15C-14-1-4 0 4 2c9 2 14 7 13 14C15 25 4 28-6 26c-7-1-12-5-14-11M0-34V35';

/** A struck coin seen almost from the front, turned to the light; radius 60, centre at the origin. */
export function Coin() {
  return (
    <g id="coin">
      <ellipse cx="6" cy="4" rx="56" ry="60" fill="#8a4e0a" />
      <ellipse cx="6" cy="4" rx="54.5" ry="58.5" fill="none" stroke="url(#gold-edge)" strokeWidth="4" />
      <ellipse
        cx="5"
        cy="3.4"
        rx="55"
        ry="59"
        fill="none"
        stroke="#5c3004"
        strokeOpacity=".55"
        strokeWidth="3.4"
        strokeDasharray="1.6 3.2"
      />
      <ellipse rx="56" ry="60" fill="url(#gold-rim)" />
      <ellipse rx="50" ry="54" fill="url(#gold-face)" stroke="#9c620f" strokeWidth="1.4" />
      <ellipse
        rx="46"
        ry="50"
        fill="none"
        stroke="#b57716"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="0 5.2"
      />
      <ellipse rx="42" ry="46" fill="#e2a537" fillOpacity=".35" stroke="#fff2bd" strokeWidth="1.2" />
      <g fill="none" strokeWidth="8.5" strokeLinecap="round">
        <path d={DOLLAR} stroke="#8d560b" transform="translate(1.6 2.2)" />
        <path d={DOLLAR} stroke="#fffbe3" transform="translate(-1.4 -1.6)" />
        <path d={DOLLAR} stroke="#f5c14b" />
      </g>
      <path
        d="M-44-24A50 54 0 0 1-8-52"
        fill="none"
        stroke="#fff"
        strokeOpacity=".9"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
