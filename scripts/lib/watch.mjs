// Runs `node --watch` with the given arguments. Node preloads nothing into the watching process, so that process cannot notice
// that its starter is gone. This one can, and ends it.
import { spawn } from 'node:child_process';

const watcher = spawn(process.execPath, ['--watch', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => watcher.kill(signal));
watcher.once('exit', (code) => process.exit(code ?? 1));
