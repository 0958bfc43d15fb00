import { LazyAccount } from '@/components/account/panel/lazy-account';
import { SignedInOnly } from '@/components/account/panel/signed-in-only';
import { Section } from '../../ui/section';
import styles from './account.module.css';
import type { AccountBlock } from './block';

/** The visitor's account, on pages about what it still needs. */
export const account: AccountBlock = {
  name: 'account',
  render: () => (
    <SignedInOnly>
      <Section title="我的账户">
        <div className={styles.panel}>
          <LazyAccount />
        </div>
      </Section>
    </SignedInOnly>
  ),
};
