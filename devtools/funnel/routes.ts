import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { beijingDay } from '@/lib/time/calendar';
import { DIMENSIONS, type FunnelQuery } from '@/server/domain/funnel/funnel';
import { readFunnel } from '@/server/domain/funnel/read-funnel';
import {
  DAYS_MAX,
  FUNNEL_FIELDS,
  FunnelFault,
  ROWS_SHOWN,
  ROWS_WRITTEN,
  readFunnelQuery,
} from '@/server/domain/funnel/read-query';
import { readFilterValues } from '@/server/domain/funnel/read-values';
import { funnelRecords } from '@/server/domain/funnel/records';
import { readPageLoads } from '@/server/domain/page-loads/store';
import { csv } from '@/server/operations/common/csv';
import { readFields } from '@/server/platform/http/read-fields';
import type { Services } from '@/server/services';
import { sendPage } from '../page/development-page';
import { CSV_PATH, checkboxOf, PAGE_PATH } from './address';
import { funnelPage } from './funnel-page';

/** The maximum number of values in a filter. */
const VALUES_OFFERED = 100;

const FAULTS: Readonly<Record<FunnelFault['kind'], string>> = {
  day: '日期无效，请写成 2026-11-01 这样的日期。',
  reversed: '开始日期晚于结束日期，请重新选择。',
  'too-long': `一次最多查看 ${DAYS_MAX} 天，请缩短日期范围。`,
  dimension: '拆分方式无效，请重新选择。',
};

const TOO_MANY = `超过 ${ROWS_WRITTEN} 组，请缩短日期范围或减少拆分方式。`;

const fields = z.object({
  ...FUNNEL_FIELDS,
  ...Object.fromEntries(DIMENSIONS.map((name) => [checkboxOf(name), z.string().optional()])),
});

/** Registers the funnel, as a page and as a CSV file for a spreadsheet. */
export function registerFunnel(app: FastifyInstance, { database: { orm }, clock }: Services): void {
  app.get(PAGE_PATH, async (request, reply) => {
    const now = clock();
    const { query, fault } = await readQuery(request, now);
    const funnel = await readFunnel(orm, query, ROWS_SHOWN);
    const values = await readFilterValues(orm, query, VALUES_OFFERED);
    const loads = await readPageLoads(orm, query);
    const html = funnelPage({ query, funnel, values, loads, today: beijingDay(now), fault });
    return sendPage(reply, html, fault === undefined ? 200 : 400);
  });

  app.get(CSV_PATH, async (request, reply) => {
    const { query, fault } = await readQuery(request, clock());
    if (fault !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(fault);
    const funnel = await readFunnel(orm, query, ROWS_WRITTEN);
    if (funnel.cut) return reply.code(400).type('text/plain; charset=utf-8').send(TOO_MANY);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="funnel-${query.from}-${query.to}.csv"`)
      .send(csv(funnelRecords(query, funnel)));
  });
}

/** Parses the query of an address. For an invalid one, returns the default query and the reason. */
async function readQuery(request: FastifyRequest, now: Date): Promise<{ query: FunnelQuery; fault?: string }> {
  const read = fields.parse(await readFields('query', request)) as Record<string, string | undefined>;
  const by = DIMENSIONS.filter((name) => read[checkboxOf(name)]);
  try {
    return { query: readFunnelQuery({ ...read, by }, now) };
  } catch (error) {
    if (!(error instanceof FunnelFault)) throw error;
    return { query: readFunnelQuery({}, now), fault: FAULTS[error.kind] };
  }
}
