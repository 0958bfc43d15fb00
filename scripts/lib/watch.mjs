// Runs `node --watch` with the arguments given. Node loads nothing into the process that watches,
// so that process cannot learn that its starter is gone; this one does, and ends it.
import { spawn } from 'node:child_process';

const watcher = spawn(process.execPath, ['--watch', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => watcher.kill(signal));
watcher.once('exit', (code) => process.exit(code ?? 1));
