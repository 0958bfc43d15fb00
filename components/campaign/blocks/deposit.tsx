import { DepositAction } from '../../account/deposit/deposit-action';
import type { PageBlock } from './block';

export const deposit: PageBlock = {
  name: 'deposit',
  render: ({ campaign }) => campaign.deposit && <DepositAction>{campaign.deposit}</DepositAction>,
};
