import { sql } from 'drizzle-orm';
import { openDatabase } from '@/server/platform/database/open';

/** Of each ad: visits a day; of those, the shares that enter a number, get a code and open an account; Chinese yuan per visit. */
const ADS = `(values
  ('信息流-黄金知识', '黄金行情', 'feiyu.example', 'bfzh', 160, 0.07, 0.78, 0.55, 3.6),
  ('秋季品牌词', '绯羽贵金属', 'feiyu.example', 'bfzh', 90, 0.22, 0.78, 0.56, 3.9),
  ('非农直播', '非农数据', 'chengzan.example', 'iekb', 60, 0.31, 0.78, 0.55, 3.8),
  ('', '', 'jinwei.example', 'jfjy', 40, 0.14, 0.77, 0.56, 0)
) as ads (plan, keyword, host, brand, visits, numbers, codes, openings, yuan)`;

const REWARDS = `(values
  (0, 'newcomer-2510', 'tasks', '新手任务', 8.8, 'usd'), (1, 'guessing', 'predict', '猜金价', 1.88, 'usd'),
  (2, 'jf-send-usdt-2509', 'tiers', '入金赠礼', 20, 'usdt'), (3, 'insurance-2508', 'coupon', '亏损包赔券', 20, 'coupon'),
  (4, 'signin-2506', 'signin', '每日签到', 10, 'points'), (5, 'lottery-october', 'wheel', '保温杯', 1, 'gift')
) as rewards (place, slug, kind, label, amount, unit)`;

const TODAY = "(now() at time zone 'Asia/Shanghai')::date";

/** Four weeks of visits, openings, deposits, ad spend and rewards of invented people, as many on each run. */
const STATEMENTS = [
  'select setseed(0.7)',
  `create temporary table visits as
    select *, case when a >= numbers then 0 when b >= codes then 1 when c >= openings then 2 else 3 end as steps
    from (
      select row_number() over () as id, (30000000 + row_number() over () * 7919)::text as account, ads.*, day,
        (day + random() * interval '1 day') at time zone 'Asia/Shanghai' as at, random() as a, random() as b, random() as c,
        (array['kh_7694_form', 'bull-market', 'newCustomerFirst', 'nonagricultural'])[ceil(random() * 4)::int] as page
      from (select ${TODAY} - back as day, 1.1 - back / 200.0 as growth from generate_series(0, 27) as back) as days,
        lateral (select (array[0.6, 1, 1.05, 1.1, 1, 0.95, 0.65])[1 + extract(dow from day)::int] * growth as busy) as week,
        ${ADS}, lateral generate_series(1, (visits * busy)::int)
    ) as drawn where at <= now()`,
  `insert into events_by_day (key, name, client_id, visitor_id, event_at, received_at, channel_name, browser, origin, url, host, brand,
      medium, keyword, plan, unit, package_id, mobile_hash, account)
    select name || id, name, 'visitor ' || id, 'visitor ' || id, at, at, split_part(host, '.', 1), 'Mobile Safari', 'https://' || host,
      'https://' || host || '/newactivities/' || page, host, brand, 'cpc', keyword, plan, '', '',
      case when step in (1, 2) then 'mobile ' || id end, case when step = 3 then account end
    from visits, (values (0, 'z1'), (1, 'rr2'), (2, 'rr3'), (3, 'rr5')) as events (step, name) where step <= steps`,
  `insert into visitor_days (day, host, brand, plan, keyword, visitor, known, visited, typed)
    select day, host, brand, plan, keyword, 'visitor ' || id, true, true, steps > 0 from visits`,
  `insert into visitor_pages (day, host, brand, plan, keyword, page, visitor, known, visited, typed)
    select day, host, brand, plan, keyword, page, 'visitor ' || id, true, true, steps > 0 from visits`,
  `insert into accounts (number, mobile_hash, invite_code, app_code, campaign, from_url, landing, client_id, created_at)
    select account, 'mobile ' || id, account, brand, page, 'https://' || host || '/newactivities/' || page, '{}', 'visitor ' || id, at
    from visits where steps = 3`,
  `insert into identities (account, name_sealed, number_sealed, number_hash, verified_at)
    select number, '', '', number, created_at from accounts where random() < 0.6`,
  `insert into deposits (account, reference, amount, state, created_at, settled_at)
    select account, 'C-' || account, 50 * ceil(random() * 20), 'settled', verified_at, verified_at from identities where random() < 0.5`,
  "insert into ad_spend_imports (operator, imported_at) values ('赵敏', now())",
  `insert into ad_spend (import, day, host, brand, platform, plan, currency, amount)
    select id, ${TODAY} - back, host, brand, '360', plan, 'CNY', visits * yuan * (0.8 + random() * 0.4)
    from ad_spend_imports, generate_series(1, 27) as back, ${ADS} where yuan > 0`,
  `insert into activity_rewards (slug, kind, label, amount, unit, account, source, state, given_at, changed_at)
    select slug, kind, label, amount, unit, account, 'picture:' || turn,
      (array['given', 'paid', 'paid', 'given', 'held', 'paid', 'void'])[ceil(random() * 7)::int], verified_at, verified_at
    from (select *, row_number() over (order by verified_at desc) as turn from identities limit 120) as verified
    inner join ${REWARDS} on place = turn % 6`,
];

/** Fills the embedded database in a folder, which nothing else may use meanwhile. */
async function fill([folder]: readonly string[]): Promise<void> {
  const database = await openDatabase({ dataDir: folder });
  for (const statement of STATEMENTS) await database.orm.execute(sql.raw(statement));
  await database.close();
}

void fill(process.argv.slice(2));
