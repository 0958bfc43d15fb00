import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** 99th percentiles of what others are answered, in milliseconds; infinite where something was not answered with 200. */
export interface Others {
  /** A cached page, of the server itself. */
  page: number;
  /** The same through the edge. */
  edgePage: number;
  health: number;
  code: number;
}

/** The process of those visitors. */
export interface OtherVisitors {
  /** Has them ask for so many seconds. */
  ask: (seconds: number) => Promise<Others>;
  stop: () => void;
}

/** Addresses where they ask. */
export interface OtherPlaces {
  server: string;
  edge: string;
}

/**
 * Visitors who ask for something else while others register, from a process of their own: what the one that makes the load takes to notice
 * an answer is not the server's time.
 */
export async function startOthers(places: OtherPlaces): Promise<OtherVisitors> {
  const file = fileURLToPath(new URL('./others-process.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(places)], {
    execArgv: ['--import', 'tsx'],
    // Numbers that are infinite are none in JSON.
    serialization: 'advanced',
  });
  const next = async () => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The process of the other visitors ended.');
    });
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  await next();
  return {
    ask: (seconds) => {
      child.send(seconds);
      return next();
    },
    stop: () => child.kill(),
  };
}
