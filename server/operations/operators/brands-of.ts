import { eq, inArray } from 'drizzle-orm';
import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { findByMobile } from '../../domain/accounts/store';
import { readHosts } from '../../domain/hosts/store';
import { accounts } from '../../platform/database/schema/accounts';
import { rewards } from '../../platform/database/schema/activities';
import { deposits, trades } from '../../platform/database/schema/funds';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import type { Concern } from '../common/permission';
import { registeredOperation } from '../common/registry';
import type { Brands } from './permissions';

/** The raw input of an operation, or as its schema parsed it. */
type Input = Readonly<Record<string, unknown>>;
type ReadBrands = (stored: { orm: Orm; vault: Vault }, input: Input) => Promise<Brands> | Brands;

const ofAccount: ReadBrands = ({ orm }, { account }) => ofAccounts(orm, [String(account)]);
const ofRewards: ReadBrands = async ({ orm }, { id }) => {
  const ids = (id as unknown[]).map(Number);
  const owners = await orm.select({ account: rewards.account }).from(rewards).where(inArray(rewards.id, ids));
  return ofAccounts(
    orm,
    owners.map(({ account }) => account),
  );
};
const ofPerson: ReadBrands = async ({ orm, vault }, input) => {
  const named = String(input.person ?? input['mobile-or-account']);
  if (classifyIdentifier(named) !== IDENTIFIER.mobile) return ofAccounts(orm, [named]);
  const found = await findByMobile(orm, mobileHash(vault, named));
  return found?.appCode ? [found.appCode] : 'all';
};
const ofOption: ReadBrands = (_stored, { brand }) => (brand === undefined ? 'all' : [String(brand)]);
const ofRevision: ReadBrands = async ({ orm }, { revision }) => {
  const [found] = await orm
    .select({ brand: campaignRevisions.brand })
    .from(campaignRevisions)
    .where(eq(campaignRevisions.id, Number(revision)));
  return found?.brand ? [found.brand] : 'all';
};
const ofReference =
  (table: typeof deposits | typeof trades): ReadBrands =>
  async ({ orm }, { reference }) => {
    const owners = await orm
      .select({ account: table.account })
      .from(table)
      .where(eq(table.reference, String(reference)));
    return ofAccounts(
      orm,
      owners.map(({ account }) => account),
    );
  };
/** The brands that a host shows now and afterwards. */
const ofHost: ReadBrands = async ({ orm }, input) => {
  const table = await readHosts(orm);
  const own = table.tables.hostRules.filter(({ host }) => host === input.host);
  const rules = [table.ruleOf(String(input.host)), ...own];
  const now = rules.flatMap((rule) => [rule?.appCode, rule?.iosAppCode, rule?.desktopAppCode]);
  const brands = [...now, input.brand, input.ios, input.desktop].filter((brand) => typeof brand === 'string');
  return brands.length === 0 ? 'all' : brands;
};

/** How to find the brands that an operation concerns. */
const READERS: Readonly<Record<Concern, ReadBrands>> = {
  account: ofAccount,
  person: ofPerson,
  rewards: ofRewards,
  brand: ofOption,
  revision: ofRevision,
  deposit: ofReference(deposits),
  trade: ofReference(trades),
  host: ofHost,
};

/** What an operation concerns; `undefined` for those that concern every brand, such as a campaign, a budget, a settlement or an import. */
function concernOf(operation: string): Concern | undefined {
  return registeredOperation(operation)?.concerns;
}

/** Whether the permission of an operation can be limited to brands. */
export function isLimitedByBrand(operation: string): boolean {
  return concernOf(operation) !== undefined;
}

/** The brands that an operation concerns; all of them if what it names does not exist. */
export function readBrands(
  stored: { orm: Orm; vault: Vault },
  operation: string,
  input: Input,
): Promise<Brands> | Brands {
  const concern = concernOf(operation);
  return concern ? READERS[concern](stored, input) : 'all';
}

/** Accounts that do not exist or whose brand is unknown concern all brands. */
async function ofAccounts(orm: Orm, numbers: readonly string[]): Promise<Brands> {
  const named = [...new Set(numbers)];
  const rows = await orm.select({ brand: accounts.appCode }).from(accounts).where(inArray(accounts.number, named));
  const brands = rows.flatMap(({ brand }) => brand ?? []);
  return named.length > 0 && brands.length === named.length ? [...new Set(brands)] : 'all';
}
