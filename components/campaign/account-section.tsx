import { LazyAccount } from '../account/panel/lazy-account';
import { SignedInOnly } from '../account/panel/signed-in-only';
import { Panel } from '../ui/panel';
import { Section } from '../ui/section';
import styles from './account-section.module.css';

/** The visitor's account, on pages about its next steps. */
export function AccountSection() {
  return (
    <SignedInOnly>
      <Section title="我的账户">
        <Panel className={styles.panel}>
          <LazyAccount />
        </Panel>
      </Section>
    </SignedInOnly>
  );
}
