import type { Server, ServerResponse } from 'node:http';

/**
 * Has a server that closes send its answers to their ends. Node ends every connection as idle whose answer is written, also where
 * most of it still waits in the process because its reader was slow to take it.
 */
export function sendBeforeClosing(server: Server): void {
  const answers = new Set<ServerResponse>();
  server.on('request', (_request, answer: ServerResponse) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const release: (() => void)[] = [];
    for (const answer of answers) {
      const { socket } = answer;
      if (!socket || !answer.writableEnded || answer.writableFinished) continue;
      const { destroy } = socket;
      socket.destroy = () => socket;
      release.push(() => {
        socket.destroy = destroy;
      });
      answer.once('close', () => setImmediate(closeIdle));
    }
    closeIdle();
    for (const one of release) one();
  };
}
