import { pathToFileURL } from 'node:url';
import { installTool } from '../../scripts/lib/separate-tool.mjs';

const FOLDER = '.lighthouse';

/** Installs Lighthouse into its own folder unless it is there: it has 200 packages, more than the product. */
export async function installLighthouse() {
  await installTool({ name: 'Lighthouse', source: 'tools/lighthouse/tool', folder: FOLDER });
}

/** Loads Lighthouse from the folder of {@link installLighthouse}. */
export async function loadLighthouse() {
  const { default: lighthouse, desktopConfig } = await import(
    pathToFileURL(`${FOLDER}/node_modules/lighthouse/core/index.js`).href
  );
  return { lighthouse, desktopConfig };
}
