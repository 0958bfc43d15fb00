import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIVITY_KINDS, type ActivityKind } from '@/lib/activities/schema';
import { generatedRules } from '@/lib/campaign/rules/complete';
import { campaigns } from './index';

/** Sentences that limit nothing which this product enforces, by the reason. `…` is any words. */
const OUTSIDE: Record<string, readonly string[]> = {
  'the trading platform enforces it': [
    '赠金以美元计入交易账户，可作保证金使用，不可直接出金或转让',
    '自每份赠金存入之日起 … 天内，…转为可出金余额…',
    '用赠金交易所得的盈利不受影响',
    '每份赠金自存入之日起 … 天内有效，到期未转换的部分自动收回，不影响自有资金',
    '手数只用于赠金转为可出金余额',
  ],
  'the trading platform reports trades that are closed': [
    '一笔交易以平仓计入，开仓与平仓合计为一次',
    '部分平仓按实际手数，尚未平仓的不计入',
    '以已平仓的手数合计为准，尚未平仓的不计入',
  ],
  'operators do it': [
    '…发放后 … 个工作日内存入交易账户',
    '实物奖品由客服在 … 个工作日内联系核对收货地址，包邮寄出',
    '不折现、不转让',
    '经核实存在上述情形的，取消资格并收回尚未使用的奖励',
    '客户可在 … 日内提交说明，申请复核',
  ],
  'operators find it out': [
    '使用虚假资料，或以他人名义开户、参加',
    '以多个账户重复领取，或由多人共用银行卡集中领取',
    '利用报价延迟、系统故障等非正常手段获利或取得奖励',
    '使用脚本或程序代为参加',
    '入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金',
    '经核实以同一笔资金反复入金、出金的，重复的金额不计入',
    '经核实以对锁、自成交等方式虚增手数的，相应手数不计入',
  ],
  'only the visitor knows': [
    '所在地法律禁止参加的人士，请勿参加',
    '所在地法律禁止或限制此类交易的人士，请勿开户',
    '年满 … 周岁、可在所在地合法参与保证金交易的个人客户',
  ],
  'a description, advice or a warning': [
    '领取奖励不看手数',
    '一手伦敦金为 … 盎司，一手伦敦银为 … 盎司',
    '逾期未到账的，请联系在线客服并提供账号',
    '奖励不构成对收益的承诺，也不会降低交易本身的风险',
    '保证金交易带有杠杆，亏损可能超过本金',
    '是否参加、以多大规模交易，请根据自身的财务状况与风险承受能力决定',
    '本活动由…举办',
    '对规则有疑问的，可联系在线客服',
  ],
};

/** A part of a generated sentence, as its own limit, and the kind of activity that it is about, if it is one. */
interface Clause {
  kind?: ActivityKind | undefined;
  text: string;
}

/** Words of a clause that a test proves, and the kind of activity in whose folder the test is. */
interface Proof {
  file: string;
  kind?: ActivityKind | undefined;
  words: string;
}

/** A line above a test, such as `// @proves 每期有 … 张补签卡`. */
const PROOF = /^ *\/\/ @proves (.+)$/gm;
const PROVING = /(?:^ *\/\/ @proves .+\n)+(?= *test(?:\.each)?[(<])/gm;

const clauses: Clause[] = [
  ...new Map(
    campaigns.flatMap(generatedRules).flatMap(({ kind, sentences }) =>
      Object.values(sentences)
        .flatMap((items) => items.flatMap((item) => item.split(/[。；]/)))
        .filter((text) => text !== '')
        .map((text) => [`${kind ?? 'campaign'}: ${text}`, { kind, text }] as const),
    ),
  ).values(),
];

const sources = ['lib', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, content: readFileSync(file, 'utf8') }));
const proofs: Proof[] = sources.flatMap(({ file, content }) =>
  (content.match(PROVING) ?? []).flatMap((lines) =>
    [...lines.matchAll(PROOF)].map(([, words = '']) => ({ file, kind: kindOf(file), words })),
  ),
);

function kindOf(file: string): ActivityKind | undefined {
  return ACTIVITY_KINDS.find((kind) => new RegExp(`/activities/(?:kinds/)?${kind}/`).test(file));
}

/** Whether words, in which `…` is any words, are a clause. */
function reads(words: string, { text }: Clause): boolean {
  const parts = words.split('…').map((part) => part.replace(/[\^$.*+?()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** Tests in the folder of a kind of activity prove nothing about other kinds. */
function proves({ kind, words }: Proof, clause: Clause): boolean {
  return (kind === undefined || clause.kind === undefined || kind === clause.kind) && reads(words, clause);
}

const outside = Object.values(OUTSIDE).flat();

test('a test proves each generated sentence that limits something', () => {
  const unproved = clauses.filter(
    (clause) => !outside.some((words) => reads(words, clause)) && !proofs.some((proof) => proves(proof, clause)),
  );
  expect(unproved).toEqual([]);
});

test('each proof and each exception has a sentence', () => {
  expect(proofs.filter((proof) => !clauses.some((clause) => proves(proof, clause)))).toEqual([]);
  expect(outside.filter((words) => !clauses.some((clause) => reads(words, clause)))).toEqual([]);
});

test('each proof is directly above a test', () => {
  const loose = sources.filter(
    ({ file, content }) => (content.match(PROOF) ?? []).length !== proofs.filter((proof) => proof.file === file).length,
  );
  expect(loose.map(({ file }) => file)).toEqual([]);
});
