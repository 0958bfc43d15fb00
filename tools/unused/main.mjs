// `npm run unused`: lists unused files, exports and packages; exceptions are in knip.jsonc with their reasons.
// --fix  removes `export` where only the own file uses the name
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installTool } from '../../scripts/lib/separate-tool.mjs';
import { enterProject } from '../../scripts/test/project.mjs';

const FOLDER = '.unused';

const { values } = parseArgs({ options: { fix: { type: 'boolean' } } });

enterProject();
await runCommand(async () => {
  await installPackages();
  await installTool({ name: 'Knip', source: 'tools/unused/tool', folder: FOLDER });
  const { ok } = await run([
    process.execPath,
    `${FOLDER}/node_modules/knip/bin/knip.js`,
    '--config=tools/unused/knip.jsonc',
    '--no-progress',
    ...(values.fix ? ['--fix', '--fix-type=exports'] : []),
  ]);
  process.exitCode = ok ? 0 : 1;
});
