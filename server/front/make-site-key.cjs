// Loaded first in the site's process. If SITE_KEY_FILE is set, each start generates a new key and writes it to that
// file. The server, whose user is in this user's group, reads it there. So no one has to manage the key, and an old key
// is worthless.
const { randomBytes } = require('node:crypto');
const { renameSync, rmSync, writeFileSync } = require('node:fs');

const { SITE_KEY_FILE: file } = process.env;
// Child processes load this file too, but inherit the key.
if (file && !process.env.SITE_KEY) {
  const key = randomBytes(32).toString('base64url');
  const draft = `${file}.unfinished`;
  rmSync(draft, { force: true });
  writeFileSync(draft, key, { mode: 0o640 });
  renameSync(draft, file);
  process.env.SITE_KEY = key;
}
