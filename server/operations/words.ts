import { words as approvals } from './approvals/words';
import { words as audit } from './audit/words';
import { words as auditLog } from './audit-log/words';
import { words as campaigns } from './campaigns/words';
import { words as database } from './database/words';
import { words as funds } from './funds/words';
import { words as health } from './health/words';
import { words as hosts } from './hosts/words';
import { words as keys } from './keys/words';
import { words as market } from './market/words';
import { words as marketing } from './marketing/words';
import { words as notices } from './notices/words';
import { words as operators } from './operators/words';
import { words as pages } from './pages/words';
import { words as passkeys } from './passkeys/words';
import { words as people } from './people/words';
import { words as revisions } from './revisions/words';
import { words as rewards } from './rewards/words';
import { words as rounds } from './rounds/words';
import { words as texts } from './texts/words';
import { words as views } from './views/words';
import { words as warehouse } from './warehouse/words';

/** The words of every folder except `cli`, which only the command line needs. A program that renders answers has to load them. */
export const WORDS = {
  approvals,
  audit,
  'audit-log': auditLog,
  campaigns,
  database,
  funds,
  health,
  hosts,
  keys,
  market,
  marketing,
  notices,
  operators,
  pages,
  passkeys,
  people,
  revisions,
  rewards,
  rounds,
  texts,
  views,
  warehouse,
};
