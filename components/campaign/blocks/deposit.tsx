import { DepositAction } from '../../account/deposit/deposit-action';
import { AccountSection } from '../account-section';
import type { ActionBlock } from './block';

/** The button that starts a deposit, and the account of the deposit. */
export const deposit: ActionBlock = {
  name: 'deposit',
  render: ({ campaign }) => campaign.deposit && <DepositAction>{campaign.deposit}</DepositAction>,
  section: <AccountSection />,
};
