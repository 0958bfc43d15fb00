import { type Load, usedBy } from './load';
import { type Cost, type Measured, OPERATIONS, type Operation } from './measured';
import { errorOf, predict } from './predict';
import { advertisement, rain, type Simulated, scaled, simulate } from './simulate';
import { ASSUMED, changesOf, type Plan, planFor, STEPS } from './steps';

/** Seconds that a simulation covers. */
const SECONDS = 3_600;

/** The longest wait in seconds before visitors give up: browsers end a request after 20. */
const WAITING_LIMIT = 20;

interface Peak {
  name: string;
  /** The load at a number of seconds after the beginning. @param steady the average of the busiest hour */
  arrivals: (steady: Load) => (second: number) => Load;
}

/** Seconds after which a third of the visitors of an advertisement is left, and of the players of a rain who have not acted. */
const FADING = { advertisement: 300, rain: 3 };

/** What may happen in the busiest hour. */
const PEAKS: readonly Peak[] = [
  ...[3, 10, 30].map((times) => ({
    name: `an advertisement, ${times} times as many visits`,
    arrivals: (steady: Load) => advertisement(steady, times, FADING.advertisement),
  })),
  ...[1_000, 10_000, 100_000].map((players) => ({
    name: `a rain, ${players.toLocaleString('en')} players`,
    arrivals: () => rain(players, FADING.rain, ASSUMED.packets, ASSUMED.samePrize),
  })),
];

type Row = readonly (string | number)[];

const NAMES: Readonly<Record<Operation, string>> = {
  page: 'a page without its files',
  visit: 'a visit',
  code: 'a code',
  register: 'opening the account',
  act: 'an act (a spin)',
  soldOut: 'an act that finds nothing left',
};

/** What each operation costs, and a quote socket. */
export function costTable(measured: Measured): string {
  const { costs, socket } = measured;
  const row = (name: string, cost: Cost): Row => [
    name,
    ms(cost.cpu.edge),
    ms(cost.cpu.server + cost.cpu.site),
    ms(cost.serverThread),
    ms(cost.cpu.database),
    kilobytes(cost.bytes),
    cost.rowsWritten.toFixed(1),
    cost.transactions.toFixed(1),
    ms(cost.connection),
    kilobytes(cost.logged),
  ];
  return [
    table(
      [
        'what',
        'edge, ms',
        'server, ms',
        'of it its thread',
        'database, ms',
        'KB sent',
        'rows',
        'transactions',
        'connection, ms',
        'KB logged',
      ],
      [
        ...OPERATIONS.map((operation) => row(NAMES[operation], costs[operation])),
        row('a registration: code and account', added(costs.code, costs.register)),
      ],
    ),
    '',
    table(
      ['a quote socket', 'edge', 'server'],
      [
        ['ms of processor per minute', ms(socket.cpu.edge), ms(socket.cpu.server)],
        ['KB of memory', kilobytes(socket.memory.edge), kilobytes(socket.memory.server)],
        ['KB sent per minute', kilobytes(socket.bytes), ''],
      ],
    ),
  ].join('\n');
}

function added(first: Cost, second: Cost): Cost {
  const both = (figure: (cost: Cost) => number) => figure(first) + figure(second);
  return {
    cpu: {
      edge: both(({ cpu }) => cpu.edge),
      server: both(({ cpu }) => cpu.server),
      site: both(({ cpu }) => cpu.site),
      database: both(({ cpu }) => cpu.database),
      generator: both(({ cpu }) => cpu.generator),
    },
    serverThread: both(({ serverThread }) => serverThread),
    bytes: both(({ bytes }) => bytes),
    rowsWritten: both(({ rowsWritten }) => rowsWritten),
    transactions: both(({ transactions }) => transactions),
    connection: both(({ connection }) => connection),
    logged: both(({ logged }) => logged),
    perSecond: 0,
  };
}

/** The rates of one machine: predicted from the costs, and measured. */
export function predictionTable(measured: Measured): string {
  return table(
    ['operations per second', 'predicted', 'measured', 'difference', 'what is used up first'],
    OPERATIONS.map((operation) => {
      const { perSecond, resource } = predict(operation, measured);
      const real = measured.saturation[operation].perSecond;
      return [NAMES[operation], rate(perSecond), rate(real), percent(errorOf(perSecond, real)), resource];
    }),
  );
}

/** Where and when the measurement ran. */
export function machineLine({ measuredAt, machine, others }: Measured): string {
  const { cores, processor, node, postgres } = machine;
  return `Measured on ${measuredAt.slice(0, 10)} on ${cores} cores (${processor}), Node ${node.slice(1)}, PostgreSQL ${postgres}; other programs used ${others.toFixed(2)} cores meanwhile.`;
}

/** What each number of visits per day needs. */
export function stepTable(measured: Measured): string {
  const plans = STEPS.map((visits) => planFor(visits, measured));
  return table(
    [
      'visits per day',
      'visits per second',
      'accounts',
      'acts',
      'sockets',
      'full first, without a change',
      'machines',
      'changes',
      '$ per month',
    ],
    plans.map((plan, index) => [
      power(plan.visitsPerDay),
      rate(plan.peak.visits),
      rate(plan.peak.registrations),
      rate(plan.peak.acts),
      whole(plan.peak.sockets),
      `${plan.short.resource} (${percentOf(plan.short.used)})`,
      plan.machines.map(({ size, count, of }) => `${count} ${size} (${of})`).join(', '),
      changesOf(plan, plans[index - 1]).join(', ') || 'more of the same',
      dollars(plan),
    ]),
  );
}

/** What peaks do to the machines of each step. */
export function peakTable(measured: Measured): string {
  const plans = STEPS.map((visits) => planFor(visits, measured));
  return table(
    ['peak', ...plans.map(({ visitsPerDay }) => `machines for ${power(visitsPerDay)}`)],
    PEAKS.map((peak) => [
      peak.name,
      ...plans.map((plan) => {
        const { longestWait, resource } = simulatePeak(peak, plan, measured);
        if (longestWait === 0) return 'no wait';
        return longestWait > WAITING_LIMIT
          ? `**${seconds(longestWait)}**, ${resource}`
          : `${seconds(longestWait)}, ${resource}`;
      }),
    ]),
  );
}

/** The assumptions as a list. */
export function assumptionList(): string {
  const { cores, dollars: price } = ASSUMED;
  return [
    `- The busiest hour has ${percentOf(ASSUMED.peakHour)} of a day's visits, and its busiest minute ${ASSUMED.peakMinute} times the hour's average.`,
    `- ${percentOf(ASSUMED.registrationsPerVisit)} of the visits end in a registration; there is one act per ${1 / ASSUMED.actsPerVisit} visits.`,
    `- ${percentOf(ASSUMED.socketsPerVisit)} of the visits open a quote socket for ${ASSUMED.socketSeconds} seconds.`,
    `- A rain has ${whole(ASSUMED.packets)} packets; the first taps get them, and the others find nothing left. ${percentOf(ASSUMED.samePrize)} of the packets come from the same prize of limited number. Its row is locked for at most as long as an act has a connection.`,
    '- Every visit loads all files; returning visitors have most of them in their browser.',
    `- The busiest minute may use ${percentOf(ASSUMED.use)} of each resource. A content network answers ${percentOf(ASSUMED.offloaded)} of pages and files.`,
    `- PgBouncer opens at most ${ASSUMED.sessions.small} sessions on a database, and ${ASSUMED.sessions.large} on one of a large machine.`,
    `- A small machine has ${cores.small} cores and costs $${price.smallMachine} a month, a medium one ${cores.medium} and $${price.mediumMachine}, a large one ${cores.large} and $${price.largeMachine}; a gigabyte costs $${price.gigabyteOfEdge} from an edge and $${price.gigabyteOfContentNetwork} from a content network. These are orders of magnitude of public list prices, not offers.`,
  ].join('\n');
}

/** Prints everything that `npm run bench -- costs` measured. */
export function printCosts(measured: Measured): void {
  console.log([machineLine(measured), '', costTable(measured), '', predictionTable(measured)].join('\n'));
}

/** A table of Markdown, with columns of equal width. */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = all;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

function ms(milliseconds: number): string {
  return milliseconds < 0.1 ? milliseconds.toFixed(3) : milliseconds.toFixed(2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function rate(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : whole(perSecond);
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function percent(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(0)} %`;
}

function percentOf(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function power(visits: number): string {
  return `10^${Math.round(Math.log10(visits))}`;
}

function seconds(wait: number): string {
  return wait < 10 ? `${wait.toFixed(1)} s` : `${Math.round(wait)} s`;
}

function dollars(plan: Plan): string {
  return Number(plan.dollarsPerMonth.toPrecision(2)).toLocaleString('en');
}

/** What a peak does to the machines of a plan. */
function simulatePeak({ arrivals }: Peak, { peak, deployment }: Plan, measured: Measured): Simulated {
  const steady = scaled(peak, 1 / ASSUMED.peakMinute);
  return simulate(arrivals(steady), (load) => usedBy(load, measured, deployment), SECONDS);
}
