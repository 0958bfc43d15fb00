// Loaded first in the site's process. Where SITE_KEY_FILE names a file, each start makes a key of its own and lays it there, where the
// server finds it, whose user has the group of this one's: nobody has to keep one, and what was known of the last one is worth nothing.
const { randomBytes } = require('node:crypto');
const { renameSync, rmSync, writeFileSync } = require('node:fs');

const { SITE_KEY_FILE: file } = process.env;
// Processes that this one starts load it as well, and have the key already.
if (file && !process.env.SITE_KEY) {
  const key = randomBytes(32).toString('base64url');
  const draft = `${file}.unfinished`;
  rmSync(draft, { force: true });
  writeFileSync(draft, key, { mode: 0o640 });
  renameSync(draft, file);
  process.env.SITE_KEY = key;
}
