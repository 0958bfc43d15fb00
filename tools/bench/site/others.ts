import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** 99th percentiles of other visitors' answers in milliseconds; infinite when a status was not 200. */
export interface Others {
  /** A cached page from the server. */
  page: number;
  /** The same page through the edge. */
  edgePage: number;
  health: number;
  code: number;
}

/** The process of these visitors. */
export interface OtherVisitors {
  /** Sends their requests for a number of seconds. */
  ask: (seconds: number) => Promise<Others>;
  stop: () => void;
}

/** The addresses that they request. */
export interface OtherPlaces {
  server: string;
  edge: string;
}

/**
 * Visitors who request other things during registrations, in their own process: the process that makes the load notices answers late,
 * which is not the server's time.
 */
export async function startOthers(places: OtherPlaces): Promise<OtherVisitors> {
  const file = fileURLToPath(new URL('./others-process.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(places)], {
    execArgv: ['--import', 'tsx'],
    // JSON has no infinite numbers.
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
