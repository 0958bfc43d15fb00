import type { ReactNode } from 'react';
import { breakWords } from '@/lib/copy/break-words';
import type { Face } from '@/lib/lettering/faces';
import { LogInInstead } from '../../account/log-in-instead';
import { ButtonLink } from '../../ui/button';
import { Lettering } from '../../ui/lettering';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import { Seal } from '../art/seal';
import styles from './success-hero.module.css';
import markVisitor from './visitor-script';

interface SuccessHeroProps {
  face: Face;
  title: string;
  lead: ReactNode;
  /** The picture of the campaign on whose page the account was opened. */
  art: ReactNode;
  /** The account that was opened. */
  account: ReactNode;
  /** The next steps, for a visitor with an account. */
  ways: ReactNode;
  /** Leads back to the activity. */
  back: ReactNode;
  /** Address of the form that opens an account. */
  formUrl: string;
}

/**
 * The first screen after a registration: the result and one next step. Visitors who have not just opened an account see
 * no congratulation: account holders see the next steps, all others the registration.
 */
export function SuccessHero({ face, title, lead, art, account, ways, back, formUrl }: SuccessHeroProps) {
  return (
    <section className={styles.hero} data-backdrop>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: `(${markVisitor})()` }} />
      <div className={styles.stage}>
        <div className={styles.art}>{art}</div>
        <Panel className={styles.card}>
          <Seal className={styles.seal} />
          <div className={styles.opened}>
            <Opening face={face} title={title} lead={lead} />
            {account}
          </div>
          <div className={styles.known}>
            <Opening
              face={face}
              title="账户已在手"
              lead={<Words>{breakWords('您已登录交易账户，接着把没做完的补上。')}</Words>}
            />
          </div>
          <div className={styles.nobody}>
            <Opening
              face={face}
              title="还差一个账户"
              lead={<Words>{breakWords('这里是开户之后的下一步。先开户，再回来接着走。')}</Words>}
            />
            <ButtonLink variant="action" href={formUrl} data-keep-query data-sells>
              去开户
            </ButtonLink>
            <p className={styles.login}>
              已有账户？
              <LogInInstead />
            </p>
          </div>
          <div className={styles.ways} data-sells>
            {ways}
          </div>
          {back}
        </Panel>
      </div>
    </section>
  );
}

function Opening({ face, title, lead }: Pick<SuccessHeroProps, 'face' | 'title' | 'lead'>) {
  return (
    <>
      <h1 className={styles.title}>
        <Lettering face={face}>{title}</Lettering>
      </h1>
      <p className={styles.lead} data-sells>
        {lead}
      </p>
    </>
  );
}
