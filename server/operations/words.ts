import { words as approvals } from './approvals/words';
import { words as audit } from './audit/words';
import { words as auditLog } from './audit-log/words';
import { words as campaigns } from './campaigns/words';
import { words as clauses } from './clauses/words';
import type { FolderWords, Params, Row } from './common/define-words';
import { words as database } from './database/words';
import { words as definitions } from './definitions/words';
import { words as experiments } from './experiments/words';
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
import { words as pictures } from './pictures/words';
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
  clauses,
  database,
  definitions,
  experiments,
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
  pictures,
  revisions,
  rewards,
  rounds,
  texts,
  views,
  warehouse,
};

type Folder = (typeof WORDS)[keyof typeof WORDS];
type Union<Each> = Each extends unknown ? keyof Each & string : never;

/** The code of a table of any folder; codes are unique in all folders. */
export type TableCode = Union<Folder['tables']>;
/** A row of a table, as the table's columns define it. */
export type RowOf<Code extends TableCode> = RowIn<Folder, Code>;
type RowIn<Each, Code> = Each extends { tables: infer Tables }
  ? Code extends keyof Tables
    ? Row<Tables[Code]>
    : never
  : never;
/** The code of a sentence of any folder. */
export type SentenceCode = Union<Folder['sentences']>;
/** The parameters of a sentence, as its words take them. */
export type ParamsOf<Code extends SentenceCode> = ParamsIn<Folder, Code>;
type ParamsIn<Each, Code> =
  Each extends FolderWords<infer Sentences, infer _Tables, infer Own>
    ? Code extends keyof Sentences
      ? Params<Sentences[Code], Own>
      : never
    : never;
