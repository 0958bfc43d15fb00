import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { campaignFiles, KINDS, type Kind } from './campaign-files';
import { writeFiles } from './write-files';

const USAGE = `用法：npm run new:campaign -- <路径> --kind=<种类> --title=<标题>
种类：${KINDS.join('、')}`;

/** `npm run new:campaign`: writes the first version of a campaign, which builds as it is. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, title: { type: 'string' } },
  });
  const [slug] = positionals;
  const { kind, title } = values;
  if (!slug || !title || !isKind(kind)) throw new Error(USAGE);
  writeFiles(campaignFiles({ slug, kind, title }, readFileSync('campaigns/index.ts', 'utf8')));
  console.log(`\n接下来：改写 campaigns/ 下的文案、奖励与规则，再看 /newactivities/${slug}`);
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
