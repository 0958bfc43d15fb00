import type { Server, ServerResponse } from 'node:http';

/**
 * Makes a closing server send its responses completely. Node treats a connection as idle once its response is written,
 * even if a slow reader has not received most of it, and closes it.
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
