import { z } from 'zod';
import { readCampaign } from '@/lib/campaign/define';
import { readDefinitionFile } from '@/lib/campaign/definition-file';
import type { CampaignInput } from '@/lib/campaign/schema';
import { copyOf } from '@/lib/campaign/start';
import { parseJson } from '@/lib/parse-json';
import { apart } from '../../domain/revisions/compared-arms';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import { DEFINITION } from '../../domain/revisions/pointers';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { readRevisions } from '../../domain/revisions/store';
import { SUBJECTS, type SubjectRules } from '../../domain/revisions/subjects';
import { writingOf } from '../../domain/revisions/writing';
import { storedVersions } from '../clauses/clause-versions';
import { lines } from '../common/answer';
import { oneOf } from '../common/inputs';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { changeTable, fieldChanges } from '../revisions/compare-with-live';
import { brandCode, faultItems, placeNamed } from '../revisions/find-revision';
import { apart as withoutBase } from '../revisions/revision-text';
import { storeRevision } from '../revisions/store-revision';
import { SUBJECT_NAMES, say as sayOfRevisions } from '../revisions/words';
import { draftPreview } from '../texts/preview-text';
import { definitionPlace, freeCopy } from './definition-text';
import { say, table } from './words';

const FILE = z.string().meta({ title: '活动定义（JSON）', kind: 'file', operand: true });

/** Stores the definition of a campaign as a draft. */
export const defineStored = defineOperation({
  name: 'campaigns define',
  title: '保存活动定义',
  summary: '把一个活动的完整定义（JSON）存为新版本；发布后访客才会看到',
  subject: '活动文案',
  permission: 'draft',
  audited: true,
  input: z.strictObject({ file: FILE }),
  async run(context, { file }) {
    const revisions = await readRevisions(context.orm, context.services.revisions.current());
    const { slug, given } = readGiven(file);
    const place = definitionPlace(slug);
    const live = revisions.numberOf(place, beginOf(place, context.now, context.now).getTime());
    const { base = DEFINITION, rest } = withoutBase(given, live);
    if (base !== live)
      throw new OperatorError(
        sayOfRevisions('revision_is_stale', { id: null, base: base || null, live: live || null }),
      );
    return store(context, revisions, slug, rest);
  },
});

/** Stores the definition of an exported file as a draft. */
export const importDefinition = defineOperation({
  name: 'campaigns import',
  title: '导入活动',
  summary: '把导出的文件存为活动定义的新版本，可改用另一名称',
  subject: '活动文案',
  permission: 'draft',
  audited: true,
  input: z.strictObject({
    file: z.string().meta({ title: '导出的文件', kind: 'file', operand: true }),
    as: z.string().optional().meta({ title: '新的名称', help: '网址名称；不填则用文件里的' }),
  }),
  async run(context, { file, as }) {
    const read = readDefinitionFile(file) as CampaignInput | undefined;
    if (typeof read?.slug !== 'string') throw new OperatorError(say('is_no_exported_file'));
    const revisions = await readRevisions(context.orm, context.services.revisions.current());
    const definition =
      as !== undefined && 'campaign' in readCampaign(read) ? freeCopy(context, revisions, copyOf(read, as)) : read;
    return store(context, revisions, definition.slug, definition);
  },
});

/** Checks a definition, what a brand owns or a clause while its author writes it, and shows its page. */
export const previewDefinition = defineOperation({
  name: 'campaigns preview-definition',
  title: '预览未保存的内容',
  summary: '检查一份活动定义、品牌资料或条款，列出各处错误与生效时间，并生成一小时内有效的地址，只能在运营台里显示',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    file: FILE,
    brand: brandCode.meta({ title: '品牌', kind: 'brand', help: '页面的品牌' }),
    subject: oneOf(['definition', 'brand', 'clause'])
      .default('definition')
      .meta({ title: '内容', words: SUBJECT_NAMES }),
  }),
  async run(context, { file, brand, subject }) {
    const { services, orm, now } = context;
    const revisions = await readRevisions(orm, services.revisions.current());
    const { slug, given } = readGiven(file, subject === 'brand');
    const { base: _, ...written } = given;
    const content = subject === 'definition' ? apart(written).rest : written;
    const place = placeNamed(subject, slug, subject === 'brand' ? brand : null);
    const versions = subject === 'clause' ? await storedVersions(context, slug) : [];
    const rules: SubjectRules<unknown> = SUBJECTS[subject];
    const read = rules.write(written, { ...writingOf(revisions, place, now), versions });
    const faults = 'faults' in read ? read.faults : [];
    const begin = beginOf(place, now, now);
    const before = revisions.definitionAt(slug, begin.getTime())?.campaign;
    const fields = before && read.shown ? await fieldChanges(orm, subject, [before, read.shown], begin) : [];
    const rows = faults.map((fault) => {
      const [, field = '', text = fault] = /^([^:]*): (.*)$/su.exec(fault) ?? [];
      return { field, fault: text };
    });
    const shown = read.shown && (await draftPreview({ services, orm, now }, place, brand, content));
    return {
      answer: [
        table('definition_faults', rows, { empty: say('has_no_faults') }),
        ...(fields.length > 0 ? [changeTable(fields)] : []),
        ...(shown ? [shown] : []),
      ],
    };
  },
});

/** @throws OperatorError if a file is not JSON with a slug, where it needs one */
function readGiven(file: string, hasNoSlug = false): { slug: string; given: Record<string, unknown> } {
  const given = parseJson(file) as Record<string, unknown> | null | undefined;
  const slug = hasNoSlug ? '' : given?.slug;
  if (typeof given !== 'object' || given === null || typeof slug !== 'string')
    throw new OperatorError(say('is_no_campaign'));
  return { slug, given };
}

/** @throws OperatorError with each field at fault */
async function store(
  context: OperationContext,
  revisions: RevisionTable,
  slug: string,
  definition: unknown,
): Promise<OperationResult> {
  const place = definitionPlace(slug);
  const { now } = context;
  const read = SUBJECTS.definition.write(definition, writingOf(revisions, place, now));
  if ('faults' in read)
    throw new OperatorError([lines(sayOfRevisions('file_is_not_definition'), ...faultItems(read.faults))]);
  const base = revisions.numberOf(place, beginOf(place, now, now).getTime());
  const { written: content, arms, experiment } = read.content;
  return storeRevision(context, place, { base, content, digest: read.digest, arms, experiment });
}
