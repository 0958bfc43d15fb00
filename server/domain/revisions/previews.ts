import { timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { withArm } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import type { Campaign } from '@/lib/campaign/schema';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Database } from '../../platform/database/types';
import type { Vault } from '../../platform/secrets/vault';
import { armLabel, digestOf } from './arms';
import { DEFINITION, type Place } from './pointers';
import type { ShownRevision } from './revision-table';
import { readStored } from './stored-text';

const PURPOSE = 'revision-preview';
const FRAME_PURPOSE = 'frame-preview';
const DRAFT_PURPOSE = 'draft-preview';
const TOKEN =
  /^(?<frame>\*?)(?<label>(?:(?<revision>[1-9]\d{0,8})(?:-(?<arm>[a-z][a-z0-9]{0,15}))?)?)\.(?<until>[0-9a-z]{1,9})\.(?<signature>[\w-]{20,64})$/;

const DRAFT_TOKEN = /^~(?<content>[\w-]+)\.(?<until>[0-9a-z]{1,9})\.(?<signature>[\w-]{20,64})$/;
/** Longest token of a draft, in characters: proxies accept request lines of 8 KB. */
const LONGEST_DRAFT = 6_000;

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

/** A text that is not stored, and the pages that it is for. */
interface Draft extends Place {
  patch: Patch;
  /** As in {@link StoredRevision}. */
  period: { from: string; to: string } | null;
}

/**
 * A signed token that contains a draft and shows it until a moment, so that nothing is stored while its author types.
 *
 * @returns `undefined` if the draft changes too much for an address
 */
export function draftToken(vault: Vault, draft: Draft, until: Date): string | undefined {
  const content = deflateRawSync(JSON.stringify(draft)).toString('base64url');
  const signed = [content, secondsOf(until)];
  const token = `~${[...signed, vault.hash(DRAFT_PURPOSE, ...signed)].join('.')}`;
  return token.length <= LONGEST_DRAFT ? token : undefined;
}

/** Whether a token shows pages only in frames of the office, because nothing about it is recorded. */
export function isForFrames(token: string): boolean {
  return /^[~*]/.test(token);
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
 * What a preview token shows, `live` being what visitors see; `undefined` for a forged or expired token, and if the
 * revision does not fit the campaigns.
 */
export async function findPreview(services: PreviewServices, token: string): Promise<Previewed | 'live' | undefined> {
  if (token.startsWith('~')) return readDraft(services, token);
  const { database, vault, campaigns, clock } = services;
  const { frame, label = '', revision, arm, until = '', signature = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!isSame(signature, vault.hash(frame ? FRAME_PURPOSE : PURPOSE, label, until))) return undefined;
  if (hasExpired(until, clock())) return undefined;
  if (label === '') return 'live';
  const [stored] = await database.orm
    .select()
    .from(campaignRevisions)
    .where(and(eq(campaignRevisions.id, Number(revision)), eq(campaignRevisions.subject, 'text')));
  const read = stored && readStored(stored, campaigns);
  if (!stored || !read || 'faults' in read) return undefined;
  const { slug, brand } = stored;
  const shown = read.arms?.find(({ name }) => name === arm);
  if (!shown) return arm === undefined ? { slug, brand, digest: stored.digest, patch: read.patch } : undefined;
  const patch = withArm(read.patch, shown.patch);
  // The digest differs from that of the arm's own pages, whose visitors count for the arm.
  return { slug, brand, digest: digestOf(patch), patch };
}

function readDraft({ vault, campaigns, clock }: PreviewServices, token: string): Previewed | undefined {
  const { content = '', until = '', signature = '' } = DRAFT_TOKEN.exec(token)?.groups ?? {};
  if (!isSame(signature, vault.hash(DRAFT_PURPOSE, content, until)) || hasExpired(until, clock())) return undefined;
  const { slug, brand, patch, period } = JSON.parse(
    inflateRawSync(Buffer.from(content, 'base64url')).toString(),
  ) as Draft;
  const digest = digestOf(patch);
  const read = readStored({ id: DEFINITION, slug, brand, patch, arms: null, digest, period }, campaigns);
  return 'faults' in read ? undefined : { slug, brand, digest, patch: read.patch };
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
