import { DepositAction } from '../../account/deposit/deposit-action';
import { AccountSection } from '../account-section';
import type { ActionBlock } from './block';

/** The button that starts a deposit, and the account that the deposit goes to. */
export const deposit: ActionBlock = {
  name: 'deposit',
  render: ({ campaign }) => campaign.deposit && <DepositAction>{campaign.deposit}</DepositAction>,
  section: <AccountSection />,
};
