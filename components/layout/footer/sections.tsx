import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/schema';
import { breakWords } from '@/lib/copy/break-words';
import { clauseUrl, footerLinks } from '@/lib/layout/clause-links';
import { telephoneUrl } from '@/lib/layout/telephone-url';
import { chineseDate } from '@/lib/time/format';
import type { Device } from '@/lib/variant/types';
import { keepsQuery } from '../../ui/link-kinds';
import { Words } from '../../ui/words';
import type { FooterSection } from './designs';
import styles from './footer.module.css';

interface SectionProps {
  brand: Brand;
  device: Device;
}

/** Each part of a footer with its heading. */
export const footerSections: Record<FooterSection, (props: SectionProps) => ReactNode> = {
  links: Links,
  risk: ({ brand }) => <Section name="risk" title="风险提示" text={brand.riskWarning} />,
  platform: ({ brand }) => <Section name="platform" title="交易平台" text={brand.platformBlurb} />,
  app: AppFacts,
  company: Company,
};

function Section({ name, title, text }: { name: FooterSection; title: string; text: string }) {
  return (
    <section className={styles.section} data-section={name}>
      <h2 className={styles.heading}>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function Links({ brand, device }: SectionProps) {
  return (
    <nav className={styles.section} data-section="links" aria-label="条款与协议">
      <ul className={styles.links}>
        {footerLinks(brand, device).map(({ slug, label }) => (
          <li key={slug}>
            <a href={clauseUrl(slug)} {...keepsQuery}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AppFacts({ brand }: SectionProps) {
  return (
    <section className={styles.section} data-section="app">
      <h2 className={styles.heading}>应用信息</h2>
      <dl className={styles.facts}>
        <Fact term="应用名称">
          <span translate="no">{brand.appName}</span>
        </Fact>
        <Fact term="开发者">
          <span translate="no">
            <Words>{breakWords(brand.developer)}</Words>
          </span>
        </Fact>
        <Fact term="版本">{brand.version}</Fact>
        <Fact term="更新日期">
          <time dateTime={brand.updatedOn}>{chineseDate(brand.updatedOn)}</time>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Company({ brand }: SectionProps) {
  return (
    <section className={styles.section} data-section="company">
      <h2 className={styles.heading}>公司信息</h2>
      {brand.hotline && (
        <p className={styles.hotline}>
          服务热线 <a href={telephoneUrl(brand.hotline)}>{brand.hotline}</a>
        </p>
      )}
      <p>
        <Words>{breakWords(brand.licence)}</Words>
      </p>
      <p>
        © {brand.copyrightYears}{' '}
        <span translate="no">
          <Words>{breakWords(brand.company, [brand.name])}</Words>
        </span>{' '}
        <Words>版权所有</Words>
      </p>
      {brand.icp && <p>{brand.icp}</p>}
    </section>
  );
}
