import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { placeholdersIn } from '@/lib/campaign/placeholders';
import { campaignFiles, checkedCampaign, KINDS, type Kind } from './campaign-files';
import { writeFiles } from './write-files';

const USAGE = `用法：npm run new:campaign -- <路径> --kind=<种类> --title=<标题>
种类：${KINDS.join('、')}`;

/** `npm run new:campaign`: writes the first version of a campaign, which `npm run dev` shows as it is. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, title: { type: 'string' } },
  });
  const [slug] = positionals;
  const { kind, title } = values;
  if (!slug || !title || !isKind(kind)) throw new Error(USAGE);
  const campaign = { slug, kind, title };
  const files = campaignFiles(campaign, readFileSync('campaigns/index.ts', 'utf8'));
  const placeholders = placeholdersIn(checkedCampaign(campaign));
  writeFiles(files);
  console.log(
    `\n在 npm run dev 中看 /newactivities/${slug}。待改写（未改完时 npm run check 与 npm run build 不通过）：`,
  );
  for (const placeholder of placeholders) console.log(`  ${placeholder}`);
}

function isKind(kind: string | undefined): kind is Kind {
  return KINDS.some((known) => known === kind);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
