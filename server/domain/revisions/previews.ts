import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { armLabel, contentWith, digestOf, type StoredArm } from './arms';
import { readDraft } from './drafts';
import type { Revisions } from './follow-revisions';
import { readDefinition } from './stored-definition';
import type { StoredRevision } from './stored-revision';
import { SUBJECTS } from './subjects';

const PURPOSE = 'revision-preview';
const FRAME_PURPOSE = 'frame-preview';
const DRAFT_PURPOSE = 'draft-preview';
const TOKEN =
  /^(?<frame>\*?)(?<label>(?:(?<revision>[1-9]\d{0,8})(?:-(?<arm>[A-Za-z][A-Za-z0-9]{0,15}))?)?)\.(?<until>[0-9a-z]{1,9})\.(?<signature>[\w-]{20,64})$/;

const DRAFT_TOKEN = /^~(?<digest>[0-9a-f]{16})\.(?<until>[0-9a-z]{1,9})\.(?<signature>[\w-]{20,64})$/;

/** A signed token that shows a revision, or one of its arms, until a moment. */
export function previewToken(vault: Vault, revision: number, until: Date, arm?: string): string {
  const signed = [arm === undefined ? String(revision) : armLabel(revision, arm), secondsOf(until)];
  return [...signed, vault.hash(PURPOSE, ...signed)].join('.');
}

/**
 * A signed token that shows pages in frames of the office until a moment.
 *
 * @param label of a revision, such as `7`, or of one of its arms, such as `7-plain`; empty for what visitors see
 */
export function frameToken(vault: Vault, label: string, until: Date): string {
  const signed = [label, secondsOf(until)];
  return `*${[...signed, vault.hash(FRAME_PURPOSE, ...signed)].join('.')}`;
}

/** A signed token that shows a draft, by the digest under which it is stored, until a moment. */
export function draftToken(vault: Vault, digest: string, until: Date): string {
  const signed = [digest, secondsOf(until)];
  return `~${[...signed, vault.hash(DRAFT_PURPOSE, ...signed)].join('.')}`;
}

/** Whether a token shows pages only in frames of the office, because nothing about it is recorded. */
export function isForFrames(token: string): boolean {
  return /^[~*]/.test(token);
}

interface PreviewServices {
  database: Pick<Database, 'orm'>;
  vault: Vault;
  revisions: Revisions;
  clock: () => Date;
}

/**
 * What a preview token shows, `live` being what visitors see; `undefined` for a forged or expired token, and if the
 * revision does not fit the campaigns.
 */
export async function findPreview(
  services: PreviewServices,
  token: string,
): Promise<StoredRevision | 'live' | undefined> {
  const found = await (token.startsWith('~') ? findDraft(services, token) : findStored(services, token));
  if (!found || found === 'live') return found;
  const at = { table: services.revisions.current(), moment: services.clock().getTime() };
  return 'faults' in SUBJECTS[found.subject].read(found, at) ? undefined : found;
}

/** The campaign whose definition a preview token shows, if it shows one. */
export async function previewedCampaign(services: PreviewServices, token: string): Promise<Campaign | undefined> {
  const found = await findPreview(services, token);
  if (!found || found === 'live' || found.subject !== 'definition') return undefined;
  const read = readDefinition(found, services.revisions.current().built);
  return 'faults' in read ? undefined : read.campaign;
}

async function findStored(services: PreviewServices, token: string): Promise<StoredRevision | 'live' | undefined> {
  const { database, vault, clock } = services;
  const { frame, label = '', revision, arm, until = '', signature = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!isSame(signature, vault.hash(frame ? FRAME_PURPOSE : PURPOSE, label, until))) return undefined;
  if (hasExpired(until, clock())) return undefined;
  if (label === '') return 'live';
  const { id } = campaignRevisions;
  const [stored] = await database.orm
    .select()
    .from(campaignRevisions)
    .where(eq(id, Number(revision)));
  const withoutArms = { arms: null, experiment: null };
  if (!stored || arm === undefined) return stored && { ...stored, ...withoutArms };
  const shown = ((stored.arms ?? []) as StoredArm[]).find(({ name }) => name === arm);
  const patch = shown && contentWith(stored, shown);
  // The digest differs from that of the arm's own pages, whose visitors count for the arm.
  return patch && { ...stored, ...withoutArms, patch, digest: digestOf(patch) };
}

async function findDraft(services: PreviewServices, token: string): Promise<StoredRevision | undefined> {
  const { database, vault, clock } = services;
  const { digest = '', until = '', signature = '' } = DRAFT_TOKEN.exec(token)?.groups ?? {};
  if (!isSame(signature, vault.hash(DRAFT_PURPOSE, digest, until)) || hasExpired(until, clock())) return undefined;
  return readDraft(database.orm, digest);
}

/** A moment in a token: seconds since 1970. */
function secondsOf(moment: Date): string {
  return Math.floor(moment.getTime() / 1_000).toString(36);
}

function hasExpired(until: string, now: Date): boolean {
  return now.getTime() >= Number.parseInt(until, 36) * 1_000;
}

function isSame(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}
