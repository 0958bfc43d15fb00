// Loaded first in the processes of the site and the server: ends the process when the command that started it is gone, killed or
// not. Their child processes load it too, without effect.
if (process.env.STARTER_PID === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
