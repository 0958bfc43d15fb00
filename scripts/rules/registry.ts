/** What holds a sentence: a file of the project and words that stand in it, such as a test's name. */
export interface Holder {
  file: string;
  words: string;
}

/** Sentences by their forms, as `sentences.ts` makes them, and what holds them or why nothing has to. */
export interface Held {
  by: Holder | { nobody: string };
  /** Kinds of activities of which alone they may be said. */
  kinds?: readonly string[];
  says: readonly RegExp[];
}

const test = (file: string, words: string): Holder => ({
  file: `server/domain/${file}.test.ts`,
  words: `test('${words}'`,
});
const ENGINE = 'activities/engine';
const KINDS = 'activities/kinds';
const operation = (name: string, file: string): Holder => ({
  file: `server/operations/${file}.ts`,
  words: `name: '${name}'`,
});

/** What a trading platform keeps to, to which rewards are exported and from which deposits and trades are imported. */
const PLATFORM = { nobody: 'the trading platform keeps to it' };
const OPERATORS = { nobody: 'customer service keeps to it, within days that the rules of all campaigns give' };
const TOLD = { nobody: 'it tells what there is, or advises, and takes nothing from anybody' };

export const REGISTRY: readonly Held[] = [
  {
    by: test('identity/one-person', 'verifies one account by a document, regardless of the name and across brands'),
    says: [
      /^同一手机号、身份证件或银行卡，?(?:只|仅)可(?:参加一次|用一个账户参加|走一次行程单)$/,
      /^同一(?:手机号或)?身份证件(?:[、或]银行卡)?，?(?:只可参加一次|只可用一个账户参加)$/,
      /^同一客户持有多个账户的，各账户手数不合并，只以其中一个账户(?:参加|领取)$/,
      /^同一人只算一个账户，查实的收回奖励$/,
      /^瑞舞迎的是新客，以首次开立真实账户为准$/,
    ],
  },
  {
    by: { file: 'e2e/support/rules/common.ts', words: '周岁，暂不能完成身份认证' },
    says: [
      /^年满 N 周岁、可在所在地合法参与保证金交易的个人客户$/,
      /^已在\{brand\}通过实名认证、年满 N 周岁的个人客户$/,
    ],
  },
  {
    by: test('identity/bank-card', 'binds no card without a verified identity'),
    says: [
      /^(?:绑卡：|曲目一 · 绑卡：)绑定一张本人名下的银行卡$/,
      /^绑定银行卡：本人名下的储蓄卡，出金也走这一张$/,
      /^银行卡须为本人名下，与实名信息一致$/,
      /^填写姓名与身份证号码，须与证件一致$/,
      /^填写开户银行与卡号，绑定后只显示尾号$/,
    ],
  },
  {
    by: test(`${ENGINE}/exclusive`, 'gives nothing before a required verification, which the state reports'),
    kinds: ['tiers', 'wheel', 'cashback'],
    says: [/^领取奖励前须通过实名认证$/, /^先完成实名，入金须使用本人名下的账户$/],
  },
  {
    by: test(
      `${ENGINE}/exclusive`,
      'allows further rewards in the first of two siblings, and rejects them in the other',
    ),
    kinds: ['tasks', 'tiers'],
    says: [
      /^N 与 N 两档回赠，每位客户择一领取，以先领取的一档为准$/,
      /^“”与“”为同一系列，只可择一领取，以先领取的一场为准$/,
      /^从任何一页开户，都只领取一份，在先领取的那一页领完$/,
      /^两档回赠属于同一系列，每位客户择一领取$/,
      /^(?:两者择一|两场只可择一领取)$/,
    ],
  },
  {
    by: test(
      `${ENGINE}/exclusive`,
      'rewards a first deposit once across all campaigns, and names the campaign in the others',
    ),
    kinds: ['tasks'],
    says: [/^可以各领一次，只有首次入金那一份例外：首入金类赠金只可在一个活动中领取$/],
  },
  {
    by: test(`${KINDS}/tasks/module`, 'does not count deposits and trades before the campaign'),
    says: [
      /^(?:首次入金|累计入金|平仓手数)(?:、(?:首次入金|累计入金|平仓手数))*自账户开立起计算$/,
      /^活动另行公布开始时间的，自该时间起计算，此前的不计入$/,
    ],
  },
  {
    by: test(`${KINDS}/invite/module`, 'does not list a friend who registered before the campaign'),
    kinds: ['invite'],
    says: [/^好友的平仓手数自其账户开立起计算$/],
  },
  {
    by: test(
      `${KINDS}/invite/module`,
      'pays for a limited number of friends a month, and counts the others for the tiers',
    ),
    kinds: ['invite'],
    says: [
      /^朋友通过实名认证、累计平仓满 N 手，即为达标$/,
      /^回到本页领取，每位 N$/,
      /^同一月注册的朋友，每位 N 至多计 N 位$/,
      /^加席礼按达标总人数计算，不受此限$/,
    ],
  },
  {
    by: test(`${KINDS}/tiers/module`, 'counts and pays each Beijing month of a monthly ladder separately'),
    kinds: ['tiers'],
    says: [
      /^按自然月（北京时间）计算：每月 N 日 N:N 起重新累计，上月的数额不带入下月$/,
      /^当月达到的档位须在当月最后一日 N:N（北京时间）前领取，逾期不补$/,
      /^平仓手数按当月计算$/,
      /^开户或活动开始在月中的，自该时间起计算$/,
      /^每月 N 日(?:鸣枪，月末收道，月月一场|清零重开，上月名次不延续)$/,
      /^以平仓时刻的北京时间为准，但补给也要在当月最后一日 N:N 前领走，请留出几分钟$/,
      /^请歇一歇，下月 N 日再起跑$/,
    ],
  },
  {
    by: test(`${KINDS}/tiers/module`, 'adds up deposits, or counts only the first one'),
    kinds: ['tiers'],
    says: [
      /^只看首次入金，之后的入金不计入$/,
      /^丰收礼只看首次到账的那一笔，想清楚金额再入不迟$/,
      /^(?:丰收礼|满月礼)：以首次到账的那一笔入金计算(?:，满 N 得 N)+$/,
      /^可以试，但首笔只有一次，之后的入金不会再点亮更高的灯$/,
      /^(?:不能相加|常年开放，以开户后的首笔入金为准)$/,
      /^一次转入想好的金额，分两次转只算头一次$/,
      /^入金手续费由付款行扣收的，以到账金额为准$/,
      /^以支付渠道确认到账为准，通常几分钟$/,
      /^以已到账的入金合计为准，处理中的不计入$/,
      /^到账的金额相加，满 N 即升到 N USDT 一段$/,
    ],
  },
  {
    by: test(
      `${KINDS}/tiers/module`,
      'gives each newly reached tier its difference to the one below, which add up to the reached reward',
    ),
    kinds: ['tiers'],
    says: [
      /^平仓满 N 手，得 N(?:（平时为 N）)?$/,
      /^累计入金满 N，得 N USDT$/,
      /^(?:工分簿：满 N 手得 N|按账户开立以来的累计平仓手数分档：满 N 手得 N)(?:，满 N 手得 N)+$/,
      /^各档奖励为该档总额，不与低一档累加$/,
      /^先领低档、再升高档的，只补发差额$/,
      /^以已平仓的手数合计为准，尚未平仓的不计入$/,
      /^(?:手数以服务器的平仓记录为准|尚未平仓的不计入)$/,
      /^满 N、N、N、N 手各有一档，差多少页面写着$/,
      /^两份礼合计至多 N$/,
    ],
  },
  {
    by: test(
      `${KINDS}/tiers/ranking`,
      'ranks the ten largest volumes of the Beijing month, the earlier one first, and adds the own place',
    ),
    kinds: ['tiers'],
    says: [
      /^名次不另设奖，奖励只按擂级发放，不因他人手数增减$/,
      /^把奖金压在名次上会逼人加仓，所以我们只按自己的手数发奖$/,
    ],
  },
  {
    by: test(`${KINDS}/tasks/module`, 'derives every task from the account, in sequence, and pays it once'),
    kinds: ['tasks'],
    says: [
      /^[^，：]{1,14}：(?:首次入金单笔|累计平仓|累计入金)满 N(?: 手)?(?:，从开户起算|，N 手也累计)?$/,
      /^[^，：]{1,14}：(?:首次入金单笔|累计平仓)满 N(?: 手)?(?: 或等值货币)?(?:，所有品种合并计算)?，(?:获赠|回赠) N$/,
      /^(?:起舞礼|满堂礼) N：(?:首次入金单笔|累计平仓)满 N(?: 手)?$/,
      /^(?:首次入金(?:单笔)?|累计平仓)满 N(?: 手)?，(?:再领|再添) N$/,
      /^首次入金单笔满 N，压岁钱 N 即可领取$/,
      /^累计(?:入金|平仓)满 N(?: 手)? ?得 N$/,
      /^(?:(?:三份|三项)分别计算、各领一次|四份不分先后，各领一次|四份礼各领一次|各项不分先后，每项领取一次)，合计 N$/,
      /^合计 N，各领一次$/,
      /^安检礼 N，托运礼 N，登机礼 N（首次入金单笔满 N），起飞礼 N（累计平仓满 N 手）$/,
      /^(?:前一站完成，后一站才能领取|前一样完成，后一样才亮起|前一张完成，后一张才翻得开)$/,
      /^不能，(?:四样依次解锁|五级依次而上)$/,
      /^入金本身不受影响，但行程单按站点开：绑卡之后，登机与起飞的礼才会解锁$/,
      /^压岁礼看首次入金的那一笔，单笔须满 N$/,
      /^分成两笔，首笔不足的不计入$/,
      /^第三张只看首次到账的那一笔，请一次入足$/,
      /^系统按您首次到账的那一笔核对，满 N 即算完成$/,
      /^返场按账户累计入金核对，满 N 即可领取曲目二$/,
      /^持有真实账户即可，三项各领一次$/,
      /^每笔平仓都累计，N 手也算，累计满 N 手即可$/,
      /^只完成其中一项，也可以领到那一份$/,
      /^每完成一项，登录本页就能领那一份$/,
      /^没做的两件不影响已经签收的$/,
      /^哪件先做完，先领哪件，也先得那一份转盘次数$/,
    ],
  },
  {
    by: { nobody: 'nothing in the engine asks for time between tasks' },
    kinds: ['tasks'],
    says: [
      /^(?:开户当天即可踏上头一级，五级|本行程单长期开放，五站之间)不设时限$/,
      /^(?:中间没有时限|没有期限，慢慢累计即可)$/,
      /^(?:每次 N 手也累计，做满为止，没有时限|量力而行，没有时限，不必为一份礼加大仓位)$/,
    ],
  },
  {
    by: {
      file: 'server/operations/imports.test.ts',
      words: "test('counts no trade open for less than five minutes",
    },
    says: [
      /^持仓不足 N 分钟的(?:除外|不计入转换手数，其余按平仓累计，精确到 N 手)$/,
      /^仅开仓未平仓的不计入$/,
      /^不足 N 手的按实际手数累加$/,
    ],
  },
  {
    by: {
      file: 'server/operations/imports.test.ts',
      words: "test('counts short trades up to the share that the campaign allows'",
    },
    kinds: ['tasks'],
    says: [/^持仓不足 N 分钟的交易，至多计入累计手数的 N%$/],
  },
  {
    by: test(`${KINDS}/quiz/module`, 'accepts one answer per question'),
    kinds: ['quiz'],
    says: [/^每题选定即揭晓，不能改$/, /^N 题逐一作答，不限时，答完即看解析$/, /^看清题再选，反正不限时$/],
  },
  {
    by: test(`${KINDS}/quiz/module`, 'counts a late answer as wrong, and does not restart the clock'),
    kinds: ['quiz'],
    says: [/^每题由您点开，点开才走表，N 秒内选定$/, /^对错与解析随即出现，看完再点下一题，看解析不计时$/],
  },
  {
    by: test(`${KINDS}/quiz/module`, 'rejects answers in an ended and in a coming term'),
    kinds: ['quiz'],
    says: [
      /^作答不限时$/,
      /^中途离开，下次从未答的一题继续，本期截止前有效$/,
      /^本周日 N:N 前回来，从没答的那一题接着划$/,
      /^不限时，答到哪里停在哪里，周日 N:N 前答完即可$/,
      /^奖励只发给当周作答的$/,
      /^首期在 N 年端午，之后每周一期，题目轮换，规则不变$/,
    ],
  },
  {
    by: test(`${KINDS}/quiz/module`, 'offers practice of ended terms without an account, and stores nothing'),
    kinds: ['quiz'],
    says: [
      /^往期只供练习，看得到答案与解析$/,
      /^上一期题目可以练习，不计成绩，也不发奖励$/,
      /^练习(?:只看对错与解析，)?不发奖励$/,
    ],
  },
  {
    by: test(`${KINDS}/quiz/module`, 'offers practice of the newest ended term if only the running one is shown'),
    kinds: ['quiz'],
    says: [/^本页只有当期一张卷，不列往期成绩$/, /^新一期上线，旧卷收回$/],
  },
  {
    by: { file: 'e2e/stories/rules/quiz.spec.ts', words: '取达到的较高一档，不叠加' },
    kinds: ['quiz'],
    says: [
      /^(?:课堂奖|考卷奖|龙舟礼|团圆礼)按本期答对题数发放，取达到的较高一档，不叠加：答对 N 题 N(?:，答对 N 题 N)+$/,
      /^答错只是这一程没划动，后面的题照答，最后按答对的题数发礼$/,
    ],
  },
  {
    by: test(`${KINDS}/predict/module`, 'accepts one guess per round, and counts all of them in the split'),
    kinds: ['predict'],
    says: [
      /^每个账户每期一票，选好不能改，先看看走势再落子$/,
      /^登录账户即有一票，每周一张，不计资金多少$/,
      /^交上后不能改，先想好$/,
      /^每一票来自一个真实账户，没有人投就显示 N%$/,
    ],
  },
  {
    by: test(
      `${KINDS}/predict/module`,
      'opens a round from one release until half an hour before the next, whose day names it',
    ),
    kinds: ['predict'],
    says: [
      /^(?:决议)?公布前 N 分钟截止，每个账户一(?:次，写下不改|票)$/,
      /^此后每次例会为一期：上一次决议后开放，下一次决议公布前 N 分钟截止$/,
      /^周六 N:N 起开放的是下周一那一期，周一 N:N 截止$/,
      /^现为每周金价一期：周六 N:N 开放，周五 N:N 截止，次日（周六）N:N 起公布结果$/,
      /^周五 N:N 前投入票箱，投出后不能改$/,
    ],
  },
  {
    by: test(`${KINDS}/predict/module`, 'closes a round by the clock of the server'),
    kinds: ['predict'],
    says: [/^此后每月一期：N 日 N:N 开放，N 日 N:N 截止，次月 N 日 N:N 起公布结果，下一期照常开放$/],
  },
  {
    by: test(`${KINDS}/predict/module`, 'stops guesses, gives nothing, and prevents a settlement'),
    kinds: ['predict'],
    says: [/^(?:例会改期的，)?本期作废，按新的日程另开一期$/, /^取消公布的也作废，都不影响连中次数$/],
  },
  {
    by: test(`${KINDS}/predict/module`, 'pays a streak once, when it is reached, and starts again after a wrong guess'),
    kinds: ['predict'],
    says: [/^连中继续往上数，每期照得 N$/],
  },
  {
    by: operation('settle', 'predictions'),
    kinds: ['predict'],
    says: [
      /^结果统一在 N:N 之后核对，冬夏都已收盘$/,
      /^比较(?:美联储例会声明公布的联邦基金利率目标区间与会前的区间，以区间上限的变动计|美国劳工统计局首次公布的季调后新增非农就业人数，与公布前一日 N:N 应用内财经日历所列的市场预期)$/,
      /^以(?:声明里的目标区间为准，醒来就能看到结果|公布前一日 N:N（北京时间）应用内财经日历所列的预测值为准，公布前临时变动不影响)$/,
      /^不影响本期$/,
      /^只看日程中那次例会公布的目标区间，与会前相比有没有变$/,
    ],
  },
  {
    by: test(`${KINDS}/coupon/module`, 'starts and expires a claimed coupon by its dates'),
    kinds: ['coupon'],
    says: [
      /^完成条件后领取，N 小时后生效$/,
      /^领取 N 小时后生效$/,
      /^自生效起(?:，?[、]?铜盾券| ?铜盾券)? ?N 天、银盾券 N 天、金盾券 N 天内有效$/,
      /^到期未用的券自动作废，不补发、不折现$/,
      /^有效期内一直没有亏损，券到期作废，那是好事$/,
      /^其间没有通过实名认证的，到期作废$/,
      /^登录本页即可看到每张券的状态：待生效、生效中、已使用或已过期$/,
    ],
  },
  {
    by: test(`${KINDS}/coupon/module`, 'gives the last coupon to one of many parallel claims, and none a second one'),
    kinds: ['coupon'],
    says: [
      /^在\{brand\}持有真实账户、年满 N 周岁的个人客户，每个账户每档限领一张$/,
      /^三档各领一张，先后不限，各自计算有效期$/,
    ],
  },
  {
    by: test(`${KINDS}/coupon/module`, 'locks a coupon until its condition is met'),
    kinds: ['coupon'],
    says: [/^(?:银盾券|金盾券)：累计入金满 N 可领$/],
  },
  {
    by: {
      file: 'server/domain/activities/engine/obstacle.ts',
      words: '本活动仅限注册未满',
    },
    kinds: ['coupon'],
    says: [/^体验金是给新朋友的，须首次注册，并在注册后 N 天内领取$/],
  },
  {
    by: {
      file: 'server/operations/coupon-loss.test.ts',
      words: "test('compensates its share of the loss, at most its face value'",
    },
    kinds: ['coupon'],
    says: [
      /^补一笔亏损平仓的 N%，至多 N(?:，以赠金发放)?$/,
      /^铜盾券补 N%，算来 N，以面值 N 为限$/,
      /^按该笔的实际亏损补发赠金，至多补到券面$/,
      /^只有亏损单才用得上券$/,
      /^一张券只对应一笔，补足那一笔后，余下的面值不结转$/,
    ],
  },
  {
    by: {
      file: 'server/operations/coupon-loss.test.ts',
      words: "test('compensates a loss once when several coupons are used at the same time'",
    },
    kinds: ['coupon'],
    says: [
      /^(?:一笔亏损单|一单)只(?:可使用一张券|能用一张)(?:，三档不叠加|，请挑合适的那张|，可按后面的打算来挑)$/,
      /^不能叠加$/,
    ],
  },
  {
    by: { file: 'server/operations/coupon-loss.ts', words: 'was not opened and closed within the coupon' },
    kinds: ['coupon'],
    says: [
      /^(?:一张券对应一笔亏损平仓的伦敦金或伦敦银交易，)?开仓与平仓均须在券的有效期内$/,
      /^持仓不足 N 分钟的交易不适用$/,
    ],
  },
  {
    by: {
      file: 'server/operations/coupon-loss.test.ts',
      words: "test('a coupon for the first loss needs --earlier-gained if other trades closed before'",
    },
    kinds: ['coupon'],
    says: [/^只补生效后开仓的第 N 笔亏损单，请留意先后$/],
  },
  {
    by: {
      file: 'server/operations/coupon-loss.test.ts',
      words: "test('a used coupon names the trade that it compensated'",
    },
    kinds: ['coupon'],
    says: [/^有效期内任选一笔亏损单申请，选定后不可更换$/],
  },
  {
    by: test(`${KINDS}/points/module`, 'gives daily points once per Beijing day, and those of a condition once'),
    kinds: ['points'],
    says: [
      /^每个北京日进店一次，记 N 分$/,
      /^实名、绑卡、入金、交易，各记一次$/,
      /^每天 N 分，需要 N 天$/,
      /^把列出的事都做完有 N 分，再进店 N 天即可$/,
    ],
  },
  {
    by: test(`${KINDS}/points/module`, 'takes a piece and its points for a redemption, and posts both sides'),
    kinds: ['points'],
    says: [/^不能退回积分$/, /^兑换前会再请您确认一次$/],
  },
  {
    by: test(`${KINDS}/signin/module`, 'accepts one sign-in per Beijing day, which ends at midnight in Beijing'),
    kinds: ['signin'],
    says: [/^每天签一次，N 积分，天数加一$/],
  },
  {
    by: test(`${KINDS}/signin/module`, 'doubles points and weight of a double day'),
    kinds: ['signin'],
    says: [
      /^每周五为双倍日：积分双倍，签到或补签这一天都按两天计入连续天数，当周有没有非农都一样$/,
      /^双倍日一次计两天，连续签到经过三个双倍日，N 次就够 N 天$/,
    ],
  },
  {
    by: test(`${KINDS}/signin/module`, 'closes a gap with a made-up day, which uses a card'),
    kinds: ['signin'],
    says: [
      /^每[周月]有(?:一| N )张补签卡，(?:漏签的格子上点“”，当天积分照发，火也接得上|补上的一天照发积分，也接上连续天数|回来在月历上点“”)$/,
      /^只有一张，留给它也不错$/,
    ],
  },
  {
    by: test(`${KINDS}/signin/module`, 'pays milestones once per cycle, when the streak reaches them'),
    kinds: ['signin'],
    says: [
      /^连续 N(?:、N)+ 天，依次领 N(?:、N)+$/,
      /^每周一开新炉，连续天数与补签卡都重新算，上周领到的礼不受影响$/,
      /^下月 N 日换新册，可以从头集满$/,
      /^每月 N 日换新的一页，月历与连续天数重新开始，规则不变$/,
      /^已领的礼不会收回$/,
    ],
  },
  {
    by: test(`${ENGINE}/credits`, 'gives the credits of a condition once, when it is met'),
    kinds: ['wheel', 'treasure'],
    says: [
      /^累计入金满 N，?\s?得 N 次$/,
      /^转盘次数：每天 N 次，三件事完成后另得 N、N、N 次$/,
      /^两次 N 手合成 N 手，就有一次$/,
      /^(?:每累计平仓|每平仓) N 手得 N 次(?:转盘)?，至多 N 次(?:，N 手也累计)?$/,
    ],
  },
  {
    by: {
      file: 'server/domain/activities/engine/credits.test.ts',
      words: 'renews daily credits each Beijing day without adding them up',
    },
    kinds: ['wheel', 'treasure'],
    says: [/^每(?:日|天)那一次当天有效(?:，不累积)?$/, /^每天固定 N 次，零点清零重发$/],
  },
  {
    by: test(`${ENGINE}/claims`, 'allows no earning after the end, but spending of points'),
    kinds: ['wheel'],
    says: [/^转盘次数在活动结束前有效，不可转让$/],
  },
  {
    by: test(`${KINDS}/treasure/module`, 'opens a daily box only on its day, and again in the next month'),
    kinds: ['treasure'],
    says: [/^门按北京时间零点换班，今天只有今天那一扇$/, /^每月一日墙面翻新，从头再数$/],
  },
  {
    by: test(`${KINDS}/treasure/module`, 'leaves a box open that never renews'),
    kinds: ['treasure'],
    says: [/^三只箱各认各的锁，不分先后，每只开一次$/, /^开箱那一刻由服务器抽定，重连、换设备也是同一份$/],
  },
  {
    by: test(`${KINDS}/treasure/module`, 'stocks each box separately, and gives the drawn prize'),
    kinds: ['treasure'],
    says: [/^铜箱至少 N，银箱至少 N，金箱至少 N$/],
  },
  {
    by: test(`${KINDS}/wheel/module`, 'shows the wheel without an account'),
    kinds: ['wheel'],
    says: [/^试转不计奖，登录后才是正式一转$/],
  },
  {
    by: test(`${KINDS}/redpacket/module`, 'gives a visitor one packet per round'),
    kinds: ['redpacket'],
    says: [
      /^零点起，每 N 小时开一场，页面有倒数$/,
      /^手快只关系到抢不抢得到，抢到哪一个是随机的：剩下的红包里，每个机会均等$/,
      /^重新连上后再点一次即可$/,
      /^服务器记得您这一次，抢到的还是那一个，不会重复，也不会丢$/,
    ],
  },
  {
    by: test(`${KINDS}/cashback/module`, 'pays lots by their group to the cent, and nothing for other symbols'),
    kinds: ['cashback'],
    says: [/^本活动只含外汇与股指$/, /^贵金属与原油另有活动，以应用内活动页为准$/, /^只看平仓手数，不看盈亏$/],
  },
  {
    by: {
      file: 'server/operations/close-campaign.test.ts',
      words: "test('keeps the campaign running through the notice, then ends it'",
    },
    says: [/^活动仍在开放，停止前会提前 N 日在本页公布$/, /^本活动自本页发布之日起长期开放，每日 N:N 至 N:N 均可参加$/],
  },
  {
    by: operation('void', 'reward-state'),
    says: [
      /^以对锁、自成交等方式虚增手数的，相应手数(?:与次数不计|不计入)$/,
      /^经核实的对锁与自成交手数会被剔除，奖励一并收回$/,
      /^经核实存在上述情形的，取消领取资格并收回尚未转换的赠金$/,
      /^经核实(?:以同一笔资金反复入金、出金的，重复的金额不计入|是同一笔钱反复转出、转入的，重复的金额不计)$/,
      /^(?:入金须有真实的交易目的|套取奖励的不发)$/,
      /^入金后未交易即反复出入金以求次数的，相应次数收回$/,
    ],
  },
  {
    by: operation('give', 'give-by-hand'),
    says: [/^领取后 N 天内未提供收款地址的，改以等值美元存入交易账户，属自有余额$/],
  },
  {
    by: PLATFORM,
    says: [
      /^自每份赠金存入之日起 N 天内，?累计平仓满 N 手，该份赠金转为可出金余额$/,
      /^(?:它|赠金)可作保证金使用，到账起 N 天内平仓满 N 手，该份转为可出金余额$/,
      /^(?:不能直接出金|尚未转换的那部分赠金，到期由系统收回|到期未转换的赠金自动收回，不影响账户内的自有资金)$/,
      /^每份赠金(?:自存入之日起 N 天内有效|各自计有效期，N 天内都可作保证金使用)$/,
      /^赠金自存入之日起 N 天内有效，到期未转换的部分自动收回，不影响自有资金$/,
      /^(?:存入后 N 天内，每平仓 N 手有 N 转为可出金余额|转换期为 N 天，每平仓 N 手转 N)$/,
      /^奖励先以赠金到账，N 天内每平仓 N 手，其中 N 转为可出金余额，也就是能提走的现金$/,
      /^到档领取，赠金在手 N 天，每平仓 N 手转出 N$/,
      /^补领的那一份，N 天从补领时算起$/,
      /^(?:存入起 N 天内没有平仓满 N 手的，到期收回|每一站的礼各自有效，自存入之日起 N 天)$/,
      /^补偿以赠金计入交易账户，可作保证金使用，不可直接出金或转让$/,
      /^积分当场记入积分账户，可在“”活动页换礼，不能直接提现$/,
      /^(?:到期收回体验金本身|交易所得的盈利转为可出金余额，两份体验金合计以 N 为限，超出部分一并收回)$/,
      /^同时有效时合并为一个体验金余额，先到期的先收回$/,
      /^到期收回体验金本身，盈利转为可出金余额，两份合计以 N 为限，可申请出金$/,
      /^只可作伦敦金、伦敦银的交易保证金，单笔 N 至 N 手$/,
      /^重要数据公布前后、节假日与流动性不足时，点差与保证金比例可能临时调整，以下单页与公告为准$/,
      /^隔夜利息按“”计算，买单与卖单的费率不同，以产品细则当日公布为准$/,
      /^点差与保证金是每个账户的交易条件，人人相同$/,
    ],
  },
  {
    by: OPERATORS,
    says: [
      /^逾期未到账的，请联系在线客服并提供账号，客服将在 N 个工作日内核实答复$/,
      /^N 个工作日内核对(?:答复|，补发到交易账户|并补发)$/,
      /^认证之后领取的，N 个工作日内存入您的交易账户$/,
      /^到账后回到本页领取，赠金 N 个工作日内存入$/,
      /^系统记到账后，本页的档位会亮起，点击领取，N 个工作日内存入账户$/,
      /^(?:与客服核对 TRC-N 地址，N 个工作日内转出|领取后客服在 N 个工作日内与您核对收款地址（TRC-N），核对无误后转出)$/,
      /^地址一经确认不可更改$/,
      /^抽中后客服联系核对地址，N 个工作日内包邮寄出，附检验证书$/,
      /^实物有破损的，N 日内可以换货$/,
    ],
  },
  {
    by: TOLD,
    says: [
      /^开户入口每日 N:N 至 N:N（北京时间）可用$/,
      /^(?:返场)?首期(?:自|始于) N 年 N 月 N 日(?:开始)?(?:，国庆与中秋同在假期之中)?$/,
      /^如另有开户或交易活动，以该活动页面的规则为准$/,
      /^资料以本页更新时为准，之后的行情可能使其不再适用$/,
      /^计算器按您填写的金价与手数，套用上述参数得出，未计隔夜利息与点差扩大，仅供估算$/,
      /^保证金只占一部分，其余留作余量$/,
      /^(?:六题答完出一张卡，答对几题写几题|从基准货币讲起，每题都有一句解析)$/,
      /^(?:那边每周五题，讲外汇，能翻往期|这里一卷十题，只考财经日历)$/,
      /^(?:华盛顿|纽约) N:N，折北京时间夏令时(?:次日)? N:N、冬令时 N:N$/,
      /^N年N月N日 N:N 的决议：降 N 个基点，目标区间调至 N%～N%$/,
      /^(?:投票分布|两边的票数)只反映参与者的选择，不(?:是对金价的预测|预示金价走向)，也不构成交易建议$/,
      /^(?:它只是人心，不是行情预告|月与月差得不小，别只看平均数|月饼不能天天吃)$/,
      /^大选那一期在N年N月N日截止，本页现在只问每周金价$/,
      /^交易保险券是活动补偿券，不是保险产品，也不能消除交易亏损的可能$/,
      /^朋友注册后可参加当期的新人活动，奖励以新人活动页为准$/,
      /^非农通常在每月首个周五公布，实际日期以美国劳工统计局为准$/,
      /^签到只看您来没来，数据行情做不做，由您自己判断$/,
      /^只是折算成本时，我们用伦敦金一手作例子$/,
      /^几笔合起来也算，以到账为准$/,
    ],
  },
];
