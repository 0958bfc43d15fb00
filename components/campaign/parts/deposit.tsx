import { DepositAction } from '../../account/deposit/deposit-action';
import type { PagePart } from './part';

export const deposit: PagePart = {
  name: 'deposit',
  render: ({ campaign }) => campaign.deposit && <DepositAction>{campaign.deposit}</DepositAction>,
};
