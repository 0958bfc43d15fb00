'use client';

import { LazyIsland } from '../lazy-island';
import type { QuizActivityProps } from './quiz-activity';

const load = async () => (await import('./quiz-activity')).QuizActivity;

/** The quiz island, fetched as the visitor comes near it. */
export function LazyQuizActivity(props: QuizActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
