import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { withArm } from '@/lib/campaign/revision/arms';
import type { Campaign } from '@/lib/campaign/schema';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { armLabel, digestOf } from './arms';
import type { Place } from './pointers';
import { readStored, type ShownRevision } from './revision-table';

/** The query parameter that shows a revision before it is published. */
export const PREVIEW_PARAMETER = 'preview';

const PURPOSE = 'revision-preview';
const TOKEN =
  /^(?<revision>[1-9]\d{0,8})(?:-(?<arm>[a-z][a-z0-9]{0,15}))?\.(?<until>[0-9a-z]{1,9})\.(?<signature>[\w-]{20,64})$/;

/** A signed token that shows a revision, or one of its arms, until a moment. */
export function previewToken(vault: Vault, revision: number, until: Date, arm?: string): string {
  const signed = [
    arm === undefined ? String(revision) : armLabel(revision, arm),
    Math.floor(until.getTime() / 1_000).toString(36),
  ];
  return [...signed, vault.hash(PURPOSE, ...signed)].join('.');
}

/** A previewed revision and the pages it belongs to. */
export type Previewed = ShownRevision & Place;

interface PreviewServices {
  database: Pick<Database, 'orm'>;
  vault: Vault;
  campaigns: readonly Campaign[];
  clock: () => Date;
}

/**
 * What a preview token shows; `undefined` for a forged or expired token, and if the revision does not fit the
 * campaigns.
 */
export async function findPreview(
  { database, vault, campaigns, clock }: PreviewServices,
  token: string,
): Promise<Previewed | undefined> {
  const { revision = '', arm, until = '', signature = '' } = TOKEN.exec(token)?.groups ?? {};
  const signed = arm === undefined ? revision : armLabel(Number(revision), arm);
  if (!isSame(signature, vault.hash(PURPOSE, signed, until))) return undefined;
  if (clock().getTime() >= Number.parseInt(until, 36) * 1_000) return undefined;
  const [stored] = await database.orm
    .select()
    .from(campaignRevisions)
    .where(eq(campaignRevisions.id, Number(revision)));
  const read = stored && readStored(stored, campaigns);
  if (!stored || !read || 'faults' in read) return undefined;
  const { slug, brand } = stored;
  const shown = read.arms?.find(({ name }) => name === arm);
  if (!shown) return arm === undefined ? { slug, brand, digest: stored.digest, patch: read.patch } : undefined;
  const patch = withArm(read.patch, shown.patch);
  // The digest differs from that of the arm's own pages, whose visitors count for the arm.
  return { slug, brand, digest: digestOf(patch), patch };
}

function isSame(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}
