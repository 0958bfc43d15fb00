import type { ReactNode } from 'react';
import { predictCalls } from '@/lib/contract/browser/activities/predict';
import { useActivity } from '../../activities/use-activity';

/** A release with its time, ISO 8601, and its subject in words. */
export interface NamedRelease {
  at: string;
  label: string;
}

interface LiveCalendarProps {
  slug: string;
  /** The definition's own releases, which supply the names. */
  releases: readonly NamedRelease[];
  /** Renders the upcoming releases; undefined until the server has responded. */
  children: (coming: readonly NamedRelease[] | undefined) => ReactNode;
}

/** The upcoming releases from the server, including operators' changes. */
export function LiveCalendar({ slug, releases, children }: LiveCalendarProps) {
  const { data } = useActivity(slug, predictCalls);
  return children(
    data?.state.calendar.map(({ at, label }) => ({
      at,
      label: label ?? releases.find((known) => Date.parse(known.at) === Date.parse(at))?.label ?? '',
    })),
  );
}
