import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Alert, Flex, Spin } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OfficeOperations, OfficeOperator } from '@/server/office/api';
import { NamesContext, namesIn } from '../answer/names';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { OwnerContext } from '../api/owner';
import { problemText } from '../api/problem-text';
import { sessionQuery } from '../api/session';
import { waitingQuery } from '../api/waiting';
import { FactorAsker } from '../factor/factor-asker';
import { SignInAgain } from '../sign-in/sign-in-again';
import { Account } from './account';
import styles from './frame.module.css';

/** The screens in the navigation, in order; those with `needs` for operators who may run one of these operations. */
const NAVIGATION = [
  { to: '/', title: '待办' },
  { to: '/funnel', title: '漏斗', needs: ['funnel'] },
  { to: '/campaigns', title: '活动' },
  { to: '/texts', title: '活动文案' },
  { to: '/experiments', title: '实验', needs: ['experiments list'] },
  { to: '/pages', title: '页面目录' },
  { to: '/calendar', title: '活动日历' },
  { to: '/rewards', title: '奖励', needs: ['find-rewards'] },
  { to: '/imports', title: '导入', needs: ['import-deposits', 'import-trades', 'import-openings'] },
  { to: '/customers', title: '客户', needs: ['customer'] },
  { to: '/hosts', title: '域名', needs: ['hosts find'] },
  { to: '/operators', title: '操作员', needs: ['operators list'] },
  { to: '/audit', title: '审计日志', needs: ['audit-entries'] },
  { to: '/health', title: '运行', needs: ['health'] },
  { to: '/operations', title: '全部操作' },
  { to: '/account', title: '我的账户' },
] as const satisfies readonly { to: string; title: string; needs?: readonly string[] }[];

const SignIn = lazy(async () => ({ default: (await import('../sign-in/sign-in')).SignIn }));

/** Where invited operators enrol, without a session. */
export const ENROL = '/enrol';

/** The sign-in, or the screen of the address with the navigation beside it. */
export function Frame() {
  const { pathname } = useLocation();
  const { data: session, error } = useQuery(sessionQuery);
  /** Whose page it is, also after the session has ended. */
  const [owner, setOwner] = useState<OfficeOperator>();
  const operator = session?.operator ?? undefined;
  if (operator && !owner) setOwner(operator);
  const { data: offered, isError } = useQuery({ ...operationsQuery, enabled: owner !== undefined });
  // Links that come one after another move under the pointer, and a click hits another one or none.
  const links = offered || isError ? navigationOf(offered) : [];
  const names = useMemo(() => namesIn(offered), [offered]);
  if (pathname === ENROL) return <Outlet />;
  if (error && !session)
    return <Alert type="error" showIcon title={problemText(error)} className={styles.fault ?? ''} />;
  const waiting = <Spin className={styles.fault ?? ''} />;
  if (!session) return waiting;
  if (!owner) {
    return (
      <Suspense fallback={waiting}>
        <SignIn seeded={session.seeded ?? []} />
      </Suspense>
    );
  }
  if (operator && operator.name !== owner.name) return <StartAgain />;
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
          <Flex vertical gap={2} component="ul" className={styles.links ?? ''}>
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
          </Flex>
        </nav>
        <Account operator={operator ?? owner} seeded={session?.seeded ?? []} />
      </header>
      <main id="screen" className={styles.screen} tabIndex={-1}>
        <OwnerContext value={operator ?? owner}>
          <NamesContext value={names}>
            {/* Screens name operations by titles that come with what is offered. */}
            {offered || isError ? <Outlet /> : waiting}
          </NamesContext>
        </OwnerContext>
        <FactorAsker />
      </main>
      <SignInAgain operator={owner} session={session} />
    </div>
  );
}

/** Loads the page again, because somebody else has signed in: nothing of the former operator stays. */
function StartAgain() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** The screens for an operator, by what the server offers. */
function navigationOf(offered: OfficeOperations | undefined): readonly (typeof NAVIGATION)[number][] {
  return NAVIGATION.filter((screen) => !('needs' in screen) || screen.needs.some((name) => isOffered(offered, name)));
}

/** How much waits for the operator; nothing while nothing does. */
function WaitingCount() {
  const { data } = useQuery(waitingQuery);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.waiting}>{count}</span>
    </>
  );
}
