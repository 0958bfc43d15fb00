import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/schema';
import { breakWords } from '@/lib/copy/break-words';
import { clauseUrl } from '@/lib/layout/clause-links';
import { BrandGround } from '../account/panel/brand-ground';
import { LazyAccount } from '../account/panel/lazy-account';
import { SignedInOnly } from '../account/panel/signed-in-only';
import { ServiceLink } from '../service/service-link';
import { GuideBlock } from '../ui/guide-block';
import guide from '../ui/guide-block.module.css';
import { keepsQuery } from '../ui/link-kinds';
import { Words } from '../ui/words';
import { PayoutArt } from './payout-art';
import styles from './withdraw-guide.module.css';
import { FEES, NEEDS, QUESTIONS, STEPS, TIMES } from './withdraw-words';

interface WithdrawGuideProps {
  brand: Brand;
  /** The link into the app. */
  children: ReactNode;
}

/**
 * How to withdraw: the steps, what is needed, how long it takes, what it costs, and a link into the app, where
 * withdrawals are made.
 */
export function WithdrawGuide({ brand, children }: WithdrawGuideProps) {
  const { appName, theme } = brand;
  return (
    <article className={styles.page} aria-labelledby="withdraw-title">
      <header className={styles.head}>
        <p className={styles.kicker}>资金服务</p>
        <h1 id="withdraw-title" className={styles.title}>
          出金指南
        </h1>
        <p className={styles.lead}>
          <Words>{breakWords(`把账户里的钱，汇回您自己的银行卡。出金在${appName}内办理，四步完成。`, [appName])}</Words>
        </p>
        <div className={styles.way}>{children}</div>
        <PayoutArt theme={theme} className={styles.art} />
      </header>
      <div className={guide.columns}>
        <GuideBlock title="四步出金" wide>
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <strong>
                  <Words>{breakWords(title)}</Words>
                </strong>
                <Words>{breakWords(text.replace('{app}', appName), [appName])}</Words>
              </li>
            ))}
          </ol>
        </GuideBlock>
        <GuideBlock title="提交之前，请备好">
          <ul className={styles.needs}>
            {NEEDS.map(({ title, text }) => (
              <li key={title}>
                <strong>
                  <Words>{breakWords(title)}</Words>
                </strong>
                <Words>{breakWords(text)}</Words>
              </li>
            ))}
          </ul>
        </GuideBlock>
        <GuideBlock title="多久到账">
          <dl className={styles.times}>
            {TIMES.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Words>{breakWords(detail)}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </GuideBlock>
        <GuideBlock title="费用">
          <ul className={styles.fees}>
            {FEES.map((fee) => (
              <li key={fee}>
                <Words>{breakWords(fee)}</Words>
              </li>
            ))}
          </ul>
        </GuideBlock>
        <GuideBlock title="常见问题">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>
                <Words>{breakWords(question)}</Words>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </GuideBlock>
      </div>
      <SignedInOnly>
        <div className={styles.account}>
          <BrandGround>
            <GuideBlock title="我的账户">
              <LazyAccount />
            </GuideBlock>
          </BrandGround>
        </div>
      </SignedInOnly>
      <aside className={styles.caution} aria-label="安全提示">
        <p>
          <strong>请留意：</strong>
          工作人员不会索要您的登录密码与短信验证码，也不会要求先转账再出金。遇到这样的要求，请停止操作并联系在线客服。
        </p>
      </aside>
      <p className={styles.links}>
        <ServiceLink />
        <a href={clauseUrl('customer-agreement')} {...keepsQuery}>
          客户协议
        </a>
        <a href={clauseUrl('risk-disclaimer')} {...keepsQuery}>
          风险披露
        </a>
      </p>
    </article>
  );
}
