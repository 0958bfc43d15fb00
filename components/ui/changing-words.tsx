import { Words } from './words';

/** Words that replace each other: a new element each time, so that browsers count no layout shift. */
export function ChangingWords({ children }: { children: string }) {
  return <Words key={children}>{children}</Words>;
}
