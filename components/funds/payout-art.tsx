import type { Brand } from '@/lib/brand/schema';
import { BLACK, mix } from '@/lib/colour/mix';

/** Coins on their way to a bank card. */
export function PayoutArt({ theme, className }: Pick<Brand, 'theme'> & { className?: string | undefined }) {
  const { action, onAction, highlight } = theme;
  const gold = mix(highlight, 62, '#ffe9a8');
  const line = mix(highlight, 60, '#6b4a08');
  return (
    <svg className={className} viewBox="0 0 300 220" aria-hidden="true" focusable="false">
      <ellipse fillOpacity="0.14" cx="160" cy="204" rx="118" ry="9" />
      <g>
        <rect
          x="96"
          y="48"
          width="178"
          height="112"
          rx="14"
          transform="rotate(7 185 104)"
          fill={mix(onAction, 46, action)}
        />
        <rect fill="var(--brand-on-action)" x="84" y="60" width="178" height="112" rx="14" />
        <rect x="84" y="80" width="178" height="20" fill={mix(onAction, 70, BLACK)} />
        <rect x="102" y="116" width="30" height="22" rx="5" fill={gold} />
        <path fill="none" strokeWidth="1.5" d="M112 116v22M122 116v22M102 127h30" stroke={line} />
        <path
          stroke="var(--brand-action)"
          strokeOpacity="0.7"
          strokeDasharray="4 3"
          strokeWidth="5"
          d="M102 154h24m10 0h24m10 0h24"
        />
      </g>
      <g>
        {[186, 172, 158, 144].map((y) => (
          <g key={y}>
            <path d={`M22 ${y}v8c0 7 17 12 38 12s38-5 38-12v-8`} fill={mix(highlight, 72, '#6b4a08')} />
            <ellipse cx="60" cy={y} rx="38" ry="12" fill={gold} />
          </g>
        ))}
        <ellipse fill="none" strokeWidth="1.5" cx="60" cy="144" rx="27" ry="7.5" stroke={line} />
      </g>
      <g fill="none" stroke="var(--brand-on-action)" strokeLinecap="round" strokeLinejoin="round" strokeWidth="5">
        <path strokeDasharray="1 11" d="M62 104c6-44 44-74 92-78" />
        <path d="m142 14 16 12-14 14" />
      </g>
    </svg>
  );
}
