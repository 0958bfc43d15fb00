import { writeFileSync } from 'node:fs';
import { SERVER_FILE, serverNotices, VISITORS_FILE, visitorsNotices } from './notices';

/** `npm run generate:notices`: writes the notices of third-party packages, for visitors and for installations. */
async function generate(): Promise<void> {
  writeFileSync(SERVER_FILE, serverNotices());
  writeFileSync(VISITORS_FILE, await visitorsNotices());
}

void generate();
