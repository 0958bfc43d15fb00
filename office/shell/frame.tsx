import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Alert, Spin } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { NamesContext, namesIn } from '../answer/names';
import { operationsQuery } from '../api/operations';
import { problemText } from '../api/problem-text';
import { sessionQuery } from '../api/session';
import { FactorAsker } from '../factor/factor-asker';
import { Account } from './account';
import styles from './frame.module.css';
import { navigationOf } from './navigation';
import { WaitingCount } from './waiting-count';

const SignIn = lazy(async () => ({ default: (await import('../sign-in/sign-in')).SignIn }));

/** Where invited operators enrol, without a session. */
export const ENROL = '/enrol';

/** The sign-in, or the screen of the address with the navigation beside it. */
export function Frame() {
  const { pathname } = useLocation();
  const { data: session, error } = useQuery(sessionQuery);
  const { data: offered, isError } = useQuery({ ...operationsQuery, enabled: Boolean(session?.operator) });
  // Links that come one after another move under the pointer, and a click hits another one or none.
  const links = offered || isError ? navigationOf(offered) : [];
  const names = useMemo(() => namesIn(offered), [offered]);
  if (pathname === ENROL) return <Outlet />;
  if (error && !session)
    return <Alert type="error" showIcon title={problemText(error)} className={styles.fault ?? ''} />;
  const waiting = <Spin className={styles.fault ?? ''} />;
  if (!session) return waiting;
  if (!session.operator) {
    return (
      <Suspense fallback={waiting}>
        <SignIn seeded={session.seeded ?? []} />
      </Suspense>
    );
  }
  return (
    <div className={styles.frame}>
      <a href="#screen" className={styles.skip}>
        跳到内容
      </a>
      <header className={styles.side}>
        <Link to="/" className={styles.name}>
          <img src={new URL('../icon.svg', import.meta.url).href} alt="" width="24" height="24" />
          运营台
        </Link>
        <nav aria-label="主导航">
          <ul className={styles.links}>
            {links.map(({ to, title }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                  activeProps={{ 'aria-current': 'page' }}
                >
                  {title}
                  {to === '/' && <WaitingCount />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Account operator={session.operator} seeded={session.seeded ?? []} />
      </header>
      <main id="screen" className={styles.screen} tabIndex={-1}>
        <NamesContext value={names}>
          <Outlet />
        </NamesContext>
        <FactorAsker />
      </main>
    </div>
  );
}
