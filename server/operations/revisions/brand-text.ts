import { z } from 'zod';
import { brandOf } from '@/brands';
import { type BrandPatch, brandShown, wholeBrandPatch } from '@/lib/brand/patch';
import { differences } from '@/lib/campaign/revision/differences';
import { parseJson } from '@/lib/parse-json';
import { readRevisions } from '../../domain/revisions/store';
import { SUBJECTS } from '../../domain/revisions/subjects';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { document, lines } from '../common/answer';
import { newId } from '../common/new-id';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { differenceLines } from './difference-lines';
import { brandCode, contentOf, faultItems, revisionId } from './find-revision';
import { apart } from './revision-text';
import { say } from './words';

const BRAND = brandCode.meta({ title: '品牌', kind: 'brand', operand: true });

/** Shows what operators can change of a brand, as its visitors see it. */
export const showBrand = defineOperation({
  name: 'brands text',
  title: '查看品牌资料',
  summary: '以 JSON 显示品牌可修改的资料（热线、牌照、应用版本、商店网址、分享语、页脚），供编辑',
  subject: '活动文案',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({
    brand: BRAND,
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '此版本的资料' }),
  }),
  async run(context, { brand, revision }) {
    const { shown, base } = await seenNow(context, brand);
    const stored = revision === undefined ? undefined : await contentOf<BrandPatch>(context.orm, revision, 'brand');
    const whole = wholeBrandPatch(stored ? brandShown(brandOf(brand), stored) : shown);
    const text = `${JSON.stringify({ base, ...whole }, null, 2)}\n`;
    return { answer: [document('application/json', text, `${brand}.json`)] };
  },
});

/** Stores a new revision of what a brand owns. It is reviewed and published like one of texts. */
export const editBrand = defineOperation({
  name: 'brands edit',
  title: '修改品牌资料',
  summary: '把文件（JSON）与品牌原始资料的差异存为新版本；发布后访客才会看到',
  subject: '活动文案',
  permission: 'draft',
  concerns: 'brand',
  audited: true,
  input: z.strictObject({
    brand: BRAND,
    file: z.string().meta({ title: '品牌资料文件（JSON）', kind: 'file', operand: true }),
  }),
  async run(context, { brand, file }) {
    const { orm, now, operator } = context;
    const given = parseJson(file);
    if (given === undefined) throw new OperatorError(say('file_is_not_json'));
    const { place, shown, base: live } = await seenNow(context, brand);
    const { base = live, rest } = apart(given, live);
    const written = SUBJECTS.brand.write(rest, { place });
    if ('faults' in written)
      throw new OperatorError([lines(say('file_is_not_brand', { brand }), ...faultItems(written.faults))]);
    const { content: patch, digest } = written;
    const row = { ...place, base, patch, digest, state: 'draft', author: operator, writtenAt: now } as const;
    const [stored] = await orm
      .insert(campaignRevisions)
      .overridingSystemValue()
      .values({ ...newId(context), ...row })
      .returning({ id: campaignRevisions.id });
    if (!stored) throw new Error('The revision was not stored.');
    const changes = differenceLines(differences(shown, written.shown));
    return {
      answer: [lines(say('brand_revision_stored', { id: stored.id, brand }), ...changes)],
      effect: [lines(say('brand_revision_stored', { id: null, brand }), ...changes)],
      details: { revision: stored.id, brand, digest },
    };
  },
});

/** A brand as its visitors see it, and the number of the revision that they see. */
async function seenNow({ services, orm, now }: OperationContext, brand: string) {
  const table = await readRevisions(orm, services.revisions.current());
  const place = { subject: 'brand', slug: '', brand } as const;
  const shown = brandShown(brandOf(brand), table.brandAt(brand, now.getTime())?.content);
  return { place, shown, base: table.numberOf(place, now.getTime()) };
}
