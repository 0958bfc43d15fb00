import type { FastifyInstance } from 'fastify';
import { followRevisions } from '../../domain/revisions/follow-revisions';
import type { Repeat } from '../../platform/database/follow';
import type { Database } from '../../platform/database/types';
import { TestApi } from '../../testing/api';
import { openFront } from './open-front';
import type { StandInSite } from './stand-in-site';

/** The office's origin. */
export const OFFICE = 'https://office.example';

/** A server on a database that reads published revisions when the test calls `read`, instead of every two seconds. */
export class RevisedServer {
  private constructor(
    readonly api: TestApi,
    readonly app: FastifyInstance,
    readonly site: StandInSite,
    readonly read: () => Promise<void>,
    readonly close: () => Promise<void>,
  ) {}

  /** @param beside a server whose keys to share */
  static async on(database: Database, beside?: RevisedServer): Promise<RevisedServer> {
    const api = await TestApi.on(database, beside && { vault: beside.api.services.vault });
    let read = async () => {};
    const repeat: Repeat = (act) => {
      read = act;
      return () => {};
    };
    const { services } = api;
    services.revisions = await followRevisions(database, { built: services.revisions, repeat });
    const { app, site, close } = await openFront({ calls: { services }, officeOrigin: OFFICE });
    return new RevisedServer(api, app, site, () => read(), close);
  }

  async get(url: string, host = 'bfzh.localhost'): Promise<string> {
    const answer = await this.app.inject({ url, headers: { host } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
    return answer.body;
  }
}
