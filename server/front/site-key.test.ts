import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../settings/read-config';
import { SiteClient, SiteUnavailable } from './site-client';
import { siteKeyOf } from './site-key';
import { StandInSite, VARIANT } from './testing/stand-in-site';

// Generous for busy machines; no test waits this long.
const MAKE = path.resolve('server/front/make-site-key.cjs');
const KEY = /^[\w-]{43}$/;

const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-key-')), 'key');

/** Starts a site like a systemd unit that lets its group read its files, and returns the site's key. */
const startSite = (env: Record<string, string>) =>
  execFileSync(
    'sh',
    ['-c', `umask 027 && exec "${process.execPath}" --require "${MAKE}" --print process.env.SITE_KEY`],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  ).trim();

test('generates a new key on each start, readable by the site’s user and group only', () => {
  const keys = [1, 2].map(() => {
    const key = startSite({ SITE_KEY_FILE: file });
    expect(key).toMatch(KEY);
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    return key;
  });
  expect(new Set(keys).size).toBe(2);
});

test('uses the key from its environment, as child processes do', () => {
  const key = startSite({ SITE_KEY_FILE: file });
  expect(startSite({ SITE_KEY_FILE: file, SITE_KEY: key })).toBe(key);
  expect(readFileSync(file, 'utf8')).toBe(key);
  expect(startSite({})).toBe('undefined');
});

test('requests pages with the key of the site’s last start', async () => {
  const site = new StandInSite();
  const client = new SiteClient(await site.open(), siteKeyOf({ file }));
  const page = { variant: VARIANT, path: '/us-election' } as const;
  for (const _start of [1, 2]) {
    site.key = startSite({ SITE_KEY_FILE: file });
    expect(await client.page(page)).toMatchObject({ response: { status: 200 } });
  }
  writeFileSync(file, 'another');
  await expect(client.page(page)).rejects.toThrow(SiteUnavailable);
  writeFileSync(file, 's3cret\nX-Other: header');
  await expect(client.page(page)).rejects.toThrow(/^SITE_KEY_FILE: the file contains no key$/);
  rmSync(file);
  await expect(client.page(page)).rejects.toThrow(/^SITE_KEY_FILE: the file cannot be read \(ENOENT\)$/);
  await client.close();
  await site.close();
});

test('starts a server before the site has a key, and rejects two sources of it', () => {
  const { siteKey } = readConfig({ SITE_KEY_FILE: '/nowhere' });
  expect(siteKeyOf(siteKey)).toThrow(SiteUnavailable);
  expect(() => readConfig({ SITE_KEY_FILE: '/nowhere', SITE_KEY: 'k' })).toThrow(/^SITE_KEY: is set by SITE_KEY_FILE/);
});
