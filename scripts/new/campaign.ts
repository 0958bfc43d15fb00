import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileOf, INDEX, withoutCampaign } from './campaign-line';
import { EDGE_MAPS, removeFiles, writeFiles } from './scaffold';

/**
 * `npm run new:campaign`: writes the first version of a campaign, which `npm run dev` shows as it is. `--undo` removes a campaign that is
 * not committed.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, title: { type: 'string' }, undo: { type: 'boolean' } },
  });
  const [slug] = positionals;
  const index = readFileSync(INDEX, 'utf8');
  if (values.undo && slug) return removeFiles([fileOf(slug)], () => withoutCampaign(slug, index), [EDGE_MAPS]);

  const { campaignFiles, checkedCampaign } = await import('./campaign-files');
  const { STARTS } = await import('@/lib/campaign/start');
  const { placeholdersIn } = await import('@/lib/campaign/placeholders');
  const { title } = values;
  const kind = STARTS.find((known) => known === values.kind);
  if (!slug || !title || !kind)
    throw new Error(`用法：npm run new:campaign -- <路径> --kind=<种类> --title=<标题>
      npm run new:campaign -- <路径> --undo
种类：${STARTS.join('、')}`);
  const campaign = { slug, kind, title };
  const files = campaignFiles(campaign, index);
  const placeholders = placeholdersIn(checkedCampaign(campaign));
  writeFiles(files, [EDGE_MAPS]);
  console.log(`
地址：/newactivities/${slug}（区分大小写，npm run dev 中可看）；文件：${fileOf(slug)}
待改写（未改完时 npm run check 与 npm run build 不通过）：`);
  for (const placeholder of placeholders) console.log(`  ${placeholder}`);
}

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
