import { FEW_ROUNDS, readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import { countExpired } from '../../domain/sms/code-store';
import { hardlyUsed } from '../../domain/sms/conversion';
import type { BudgetUse } from '../../domain/sms/limits';
import { after, HOUR } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { iso, type Sentence } from '../common/answer';
import type { OperationServices } from '../common/operation';
import { readMachineNotices } from '../notices/read-notices';
import { roundsLeft } from '../rounds/predictions';
import type { QueueRow } from './conversion-queue';
import type { DatabaseRow } from './database-state';
import type { ProcessRow } from './processes';
import { type AlarmKind, say } from './words';

/** Conversions leave within seconds; a platform that is down for a moment is no alarm. */
const CONVERSIONS_WAIT = HOUR;
/** The share of a day's answers above which rejections of one platform and event are an alarm. */
const REFUSED_SHARE = 0.05;
/** The notices that concern those who run the product. */
const NOTICES = ['sms', 'conversions', 'backup', 'holidays', 'certificate'] as const;

interface Alarm {
  kind: AlarmKind;
  what: Sentence;
  since: string | null;
}

/** What the other parts of the answer show. */
interface Shown {
  processes: readonly ProcessRow[];
  queue: readonly QueueRow[];
  /** `undefined` where the provider's backend sends the codes. */
  sms: BudgetUse | undefined;
  database: DatabaseRow;
}

type Source = Pick<OperationServices, 'campaigns' | 'config' | 'vault'> & { orm: Orm; now: Date };

/** What needs the attention of those who run the product. */
export async function readAlarms(source: Source, shown: Shown): Promise<Alarm[]> {
  return [
    ...processAlarms(shown),
    ...(shown.sms ? smsAlarms(shown.sms) : []),
    ...(shown.sms ? await codeAlarms(source) : []),
    ...queueAlarms(shown, source.now),
    ...(await noticed(source)),
    ...(await roundAlarms(source)),
  ];
}

function processAlarms({ processes, database: { missing } }: Shown): Alarm[] {
  const running = processes.filter(({ state }) => state === 'running');
  const releases = [...new Set(running.map(({ release }) => release))];
  const newest = running.map(({ started }) => started).sort();
  return [
    ...processes
      .filter(({ state }) => state === 'silent')
      .map(({ machine, pid, seen }): Alarm => {
        return { kind: 'process', what: say('process_is_silent', { machine, pid, at: seen }), since: seen };
      }),
    ...(releases.length > 1
      ? [
          {
            kind: 'releases' as const,
            what: say('several_releases', { count: releases.length, releases }),
            since: newest.at(-1) ?? null,
          },
        ]
      : []),
    ...(missing > 0
      ? [{ kind: 'migrations' as const, what: say('migrations_missing', { count: missing }), since: null }]
      : []),
  ];
}

function smsAlarms({ all: { used, most, startedAt } }: BudgetUse): Alarm[] {
  return used * 2 >= most ? [{ kind: 'sms', what: say('sms_half_used', { used, most }), since: iso(startedAt) }] : [];
}

async function codeAlarms({ orm, now }: Source): Promise<Alarm[]> {
  const counted = await countExpired(orm, now);
  return hardlyUsed(counted) ? [{ kind: 'codes', what: say('few_codes_used', counted), since: null }] : [];
}

function queueAlarms({ queue }: Shown, now: Date): Alarm[] {
  const late = iso(after(now, -CONVERSIONS_WAIT));
  const platforms = [...new Set(queue.map(({ platform }) => platform))];
  const waiting = platforms.flatMap((platform): Alarm[] => {
    const rows = queue.filter((row) => row.platform === platform);
    const [oldest] = rows.flatMap((row) => row.oldest ?? []).sort();
    if (oldest === undefined || oldest >= late) return [];
    const count = rows.reduce((all, { pending }) => all + pending, 0);
    const hasKey = rows[0]?.key === 'set';
    return [{ kind: 'conversions', what: say('conversions_wait', { platform, count, hasKey }), since: oldest }];
  });
  const refused = queue.flatMap(({ platform, event, sent, failedToday }): Alarm[] => {
    const answered = sent + failedToday;
    if (failedToday <= answered * REFUSED_SHARE) return [];
    const what = say('conversions_refused', { platform, event, refused: failedToday, answered });
    return [{ kind: 'conversions', what, since: null }];
  });
  return [...waiting, ...refused];
}

async function noticed(source: Source): Promise<Alarm[]> {
  return (await readMachineNotices(source)).flatMap(({ kind, what, since }) => {
    const known = NOTICES.find((notice) => notice === kind);
    return known ? [{ kind: known, what, since: iso(since) }] : [];
  });
}

async function roundAlarms({ orm, campaigns, now }: Source): Promise<Alarm[]> {
  const coming = [...(await readRoundsToCome(orm, campaigns, now))];
  return coming
    .filter(([, rounds]) => rounds.length < FEW_ROUNDS)
    .map(([slug, rounds]) => ({ kind: 'rounds', what: roundsLeft(slug, rounds), since: null }));
}
