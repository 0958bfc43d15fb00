import { z } from 'zod';
import { ACTIVITY_KINDS, KINDS } from '@/lib/activities/schema';
import { definitionOf } from '@/lib/campaign/define';
import { definitionFile } from '@/lib/campaign/definition-file';
import type { CampaignInput } from '@/lib/campaign/schema';
import { copyOf, STARTS, startOf, withFreeNumbers } from '@/lib/campaign/start';
import { writtenArms } from '../../domain/revisions/compared-arms';
import { beginOf } from '../../domain/revisions/definitions-in-force';
import type { RevisionTable } from '../../domain/revisions/revision-table';
import { STARTING_BANK } from '../../domain/revisions/starting-bank';
import { readRevisions } from '../../domain/revisions/store';
import { writingOf } from '../../domain/revisions/writing';
import { type Document, document, lines } from '../common/answer';
import { CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { oneOf } from '../common/inputs';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { findRevision, revisionId } from '../revisions/find-revision';
import { say } from './words';

type Context = Pick<OperationContext, 'services' | 'orm' | 'now'>;

/** The place of a stored campaign's definition. */
export function definitionPlace(slug: string) {
  return { subject: 'definition' as const, slug, brand: null };
}

/** Shows a definition, or a copy of it under another name. */
export const showDefinition = defineOperation({
  name: 'campaigns definition',
  title: '查看活动定义',
  summary: '以 JSON 显示一个活动的定义，供编辑；或以另一名称显示其副本',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '此版本的定义' }),
    as: z.string().optional().meta({ title: '副本的名称', help: '新活动的网址名称' }),
  }),
  async run(context, { as, ...named }) {
    const table = await readRevisions(context.orm, context.services.revisions.current());
    const source = await findDefinition(context, table, named);
    const { revision } = named;
    if (as !== undefined)
      return { answer: [definitionDocument(context, table, freeCopy(context, table, copyOf(source, as)))] };
    const arms = revision === undefined ? {} : writtenArms(await findRevision(context.orm, revision));
    return { answer: [definitionDocument(context, table, { ...source, ...arms })] };
  },
});

/** Shows the definition of a new campaign. */
export const startDefinition = defineOperation({
  name: 'campaigns start',
  title: '开始一个活动',
  summary: '以 JSON 显示一个新活动的初稿，文字待改写；不保存',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    slug: z.string().meta({ title: '网址名称', operand: true }),
    kind: oneOf(STARTS).meta({
      title: '玩法',
      words: {
        register: '开户',
        deposit: '入金',
        ...Object.fromEntries(ACTIVITY_KINDS.map((kind) => [kind, KINDS[kind].words.name])),
      },
    }),
    title: z.string().meta({ title: '名称' }),
  }),
  async run(context, input) {
    const table = await readRevisions(context.orm, context.services.revisions.current());
    const started = freeCopy(context, table, startOf({ ...input, bank: STARTING_BANK }));
    return { answer: [definitionDocument(context, table, started)] };
  },
});

/** Writes a campaign as a file of `campaigns/`. */
export const exportDefinition = defineOperation({
  name: 'campaigns export',
  title: '导出活动',
  summary: '把一个活动的定义导出为源文件；随下一版发布后，由文件决定',
  subject: '活动文案',
  permission: 'own',
  audited: false,
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    revision: revisionId.optional().meta({ title: '版本', kind: 'number', help: '此版本的定义' }),
  }),
  async run(context, named) {
    const table = await readRevisions(context.orm, context.services.revisions.current());
    const { path, source, imported, name } = definitionFile(await findDefinition(context, table, named));
    return { answer: [document('text/plain', source, path.slice(10)), lines(say('add_to_index', { imported, name }))] };
  },
});

/** A definition with activities whose numbers are free beside all other campaigns. */
export function freeCopy({ now }: Context, table: RevisionTable, definition: CampaignInput): CampaignInput {
  return withFreeNumbers(definition, writingOf(table, definitionPlace(definition.slug), now).around.others);
}

/** A definition as JSON, with the number of the revision that it is to replace. */
function definitionDocument({ now }: Context, table: RevisionTable, definition: CampaignInput): Document {
  const place = definitionPlace(definition.slug);
  const base = table.numberOf(place, beginOf(place, now, now).getTime());
  return document(
    'application/json',
    `${JSON.stringify({ base, ...definition }, null, 2)}\n`,
    `${definition.slug}.json`,
  );
}

/** @throws OperatorError if there is no such campaign or definition */
async function findDefinition(
  { services, orm, now }: Context,
  table: RevisionTable,
  { campaign, revision }: { campaign: string; revision?: number | undefined },
): Promise<CampaignInput> {
  if (revision !== undefined) {
    const { subject, slug, patch } = await findRevision(orm, revision);
    if (subject !== 'definition' || slug !== campaign)
      throw new OperatorError(say('is_no_definition', { id: revision, campaign }));
    return patch as CampaignInput;
  }
  const place = definitionPlace(campaign);
  const stored = table.definitionAt(campaign, beginOf(place, now, now).getTime());
  return stored?.written ?? (definitionOf(findCampaign(services, campaign)) as CampaignInput);
}
