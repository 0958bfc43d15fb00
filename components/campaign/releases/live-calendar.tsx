import type { ReactNode } from 'react';
import { predictCalls } from '@/lib/contract/browser/activities/predict';
import { useActivity } from '../../activities/use-activity';

/** A release at an instant, ISO 8601, with what is published, in words. */
export interface NamedRelease {
  at: string;
  label: string;
}

interface LiveCalendarProps {
  slug: string;
  /** The definition's own, which have their names here. */
  releases: readonly NamedRelease[];
  /** Draws the releases to come; undefined until the server has told them. */
  children: (coming: readonly NamedRelease[] | undefined) => ReactNode;
}

/** The releases to come as the server has them, with what operators have changed. */
export function LiveCalendar({ slug, releases, children }: LiveCalendarProps) {
  const { data } = useActivity(slug, predictCalls);
  return children(
    data?.state.calendar.map(({ at, label }) => ({
      at,
      label: label ?? releases.find((known) => Date.parse(known.at) === Date.parse(at))?.label ?? '',
    })),
  );
}
