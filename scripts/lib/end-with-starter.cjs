// Loaded first in every process of the product: ends it when the process that started it is gone, killed or not.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
