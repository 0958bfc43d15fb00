import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, open } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client, Query } from 'pg';
import { ConfigError } from '../../settings/config-error';
import { type Cluster, isFull, programOptions } from './cluster';

/** With the log of everything that is written meanwhile, without which the copied files do not fit together. */
const COMMAND = "BASE_BACKUP (CHECKPOINT 'fast', WAL true, MANIFEST 'no', COMPRESSION 'gzip', COMPRESSION_DETAIL '1')";
/** PostgreSQL's mark of the messages that contain the archive. */
const CONTENT = 'd'.charCodeAt(0);

/** Writes a compressed archive of a running PostgreSQL's folder to an existing file, by the protocol of its standbys. */
export async function backUp(address: string, file: string): Promise<void> {
  const client = new Client({ connectionString: `${address}?replication=true` });
  client.on('error', () => {});
  await client.connect();
  try {
    const archive = new PassThrough();
    const query = Object.assign(new Query(COMMAND), {
      handleCopyData({ chunk }: { chunk: Buffer }, { stream }: { stream: NodeJS.ReadableStream }) {
        // The driver reuses the memory of a chunk.
        if (chunk[0] !== CONTENT || archive.write(Buffer.from(chunk.subarray(1)))) return;
        stream.pause();
        archive.once('drain', () => stream.resume());
      },
    });
    query.on('error', (error) => archive.destroy(error));
    query.on('end', () => archive.end());
    client.query(query);
    await pipeline(archive, (await open(file, 'w')).createWriteStream());
  } finally {
    await client.end();
  }
}

/**
 * Unpacks the output of {@link backUp} into the empty folder of a cluster.
 *
 * @throws {ConfigError} when the file is incomplete or something else
 * @throws Error with `stderr` when the disk is full
 */
export async function unpack(file: string, cluster: Cluster): Promise<void> {
  const tar = spawn('tar', ['-x', '-f', '-'], { ...programOptions(cluster), stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(tar, 'close');
  // Awaited later.
  ended.catch(() => {});
  let stderr = '';
  tar.stderr.on('data', (text) => (stderr += text));
  try {
    await pipeline(createReadStream(file), createGunzip(), tar.stdin);
    const [code] = await ended;
    if (code !== 0) throw new Error(`tar ended with ${code}`);
    await access(path.join(cluster.folder, 'backup_label'));
  } catch (cause) {
    tar.kill();
    await ended;
    if (isFull(stderr)) throw Object.assign(new Error('tar failed.'), { stderr });
    throw new ConfigError('The file is not a complete backup of an embedded database. Nothing was changed.', { cause });
  }
}
