// Loaded first in the site's and the server's process, and in those that they start, which it leaves alone:
// ends the process when the command that started it is gone, killed or not.
if (process.env.STARTER_PID === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
