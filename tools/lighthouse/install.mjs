import { pathToFileURL } from 'node:url';
import { installTool } from '../../scripts/lib/separate-tool.mjs';

const FOLDER = '.lighthouse';

/** Installs Lighthouse unless it is there already: it is larger than all that the product needs. */
export async function installLighthouse() {
  await installTool({ name: 'Lighthouse', source: 'tools/lighthouse/tool', folder: FOLDER });
}

/** Lighthouse itself, as {@link installLighthouse} has left it. */
export async function loadLighthouse() {
  const { default: lighthouse, desktopConfig } = await import(
    pathToFileURL(`${FOLDER}/node_modules/lighthouse/core/index.js`).href
  );
  return { lighthouse, desktopConfig };
}
