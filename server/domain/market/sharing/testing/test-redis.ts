import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@/scripts/lib/ports.mjs';
import { findProgram } from '@/scripts/lib/programs.mjs';
import type { Certificate } from '../../../../testing/certificate';
import { untilItSays } from '../../../../testing/until-it-says';

/** A test's own Redis server, on loopback, that stores nothing on disk. */
export class TestRedis {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly certificate?: Certificate,
    private readonly authority?: string,
  ) {}

  /**
   * @param certificate for TLS, valid for `localhost`
   * @param authority file with the authority of its clients' certificates; the server then has the configuration of a
   * real installation
   */
  static async start(program: string, certificate?: Certificate, authority?: string): Promise<TestRedis> {
    const redis = new TestRedis(program, await freePort(), certificate, authority);
    await redis.launch();
    return redis;
  }

  get url(): string {
    return this.certificate ? `rediss://localhost:${this.port}` : `redis://127.0.0.1:${this.port}`;
  }

  async launch(): Promise<void> {
    const port = String(this.port);
    const clients = this.authority
      ? ['--tls-ca-cert-file', this.authority]
      : ['--tls-auth-clients', 'no', '--save', '', '--appendonly', 'no'];
    const listening = this.certificate
      ? ['--port', '0', '--tls-port', port, ...filesOf(this.certificate)]
      : ['--port', port];
    const file = this.authority ? ['deploy/container/redis.conf'] : [];
    const settings = [...file, ...listening, ...clients, '--bind', '127.0.0.1'];
    const child = spawn(this.program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    await untilItSays(child, child.stdout, /ready to accept connections/i, 'Redis');
  }

  /** Suspends it: connections stay open, but nothing answers. */
  suspend(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

function filesOf({ file, keyFile }: Certificate): string[] {
  return ['--tls-cert-file', file, '--tls-key-file', keyFile];
}

/** The program of a Redis or Valkey server on this machine, if there is one. */
export function findRedis(): string | undefined {
  return findProgram('redis-server', 'valkey-server');
}
