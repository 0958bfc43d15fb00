import type { ReactNode } from 'react';
import type { Icon } from '@/lib/campaign/icons';
import { ACCOUNT_DRAWINGS } from './account-drawings';
import { ACTIVITY_DRAWINGS } from './activity-drawings';

const DRAWINGS: Record<Icon, ReactNode> = { ...ACCOUNT_DRAWINGS, ...ACTIVITY_DRAWINGS };

/** A struck pictogram on a lacquered medallion with a gold rim. */
export function Pictogram({ icon, className }: { icon: Icon; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 102" aria-hidden="true" focusable="false">
      <ellipse cx="48" cy="94" rx="36" ry="7" fill="url(#shade)" opacity=".55" />
      <circle cx="48" cy="48" r="46" fill="url(#gold-rim)" />
      <circle cx="48" cy="48" r="41" fill="url(#lacquer-top)" stroke="var(--lacquer-ink)" strokeWidth="1.4" />
      <circle
        cx="48"
        cy="48"
        r="36.5"
        fill="none"
        stroke="#ffd98a"
        strokeOpacity=".45"
        strokeDasharray="1 4"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {DRAWINGS[icon]}
      <path
        d="M14 38A36 36 0 0 1 46 11"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
