/** The texts of a hero. */
export const HERO = { kicker: '眉题', headline: '主标题', offer: '主利益点', lead: '引言' };
const CARD = { icon: '图标', title: '标题', text: '说明' };

/** Parts of a text by the first step of their place. */
const GROUPS: Readonly<Record<string, string>> = {
  hero: '首屏',
  activityHero: '活动页首屏',
  form: '开户表单',
  success: '开户成功页',
  steps: '步骤',
  rewards: '奖励怎么到账',
  reasons: '理由',
  questions: '问答',
};
const WHOLE: Readonly<Record<string, string>> = {
  title: '页面标题',
  description: '搜索描述',
  theme: '配色',
  deposit: '入金按钮',
};
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hero: HERO,
  activityHero: HERO,
  form: { title: '标题', submit: '按钮', password: '密码' },
  success: { ...CARD, lead: '引言', verify: '实名按钮', action: '按钮' },
  steps: CARD,
  rewards: { title: '标题', note: '附注' },
  reasons: CARD,
  questions: { question: '问题', answer: '回答' },
};

/** The name of a place in a text, such as `步骤 1 · 说明` for `steps.items.0.text`. */
export function labelOf(field: string): string {
  const place = field.replace(/^otherPages\.\d+\.hero/, 'activityHero');
  const [first = '', ...rest] = place.split('.');
  if (first === 'rules') return `规则“${rest[0]}”第 ${Number(rest[1]) + 1} 条`;
  if (rest.length === 0) return WHOLE[first] ?? first;
  const group = GROUPS[first];
  if (!group) return field;
  if (rest[0] === 'scene') return `${group} · 画面`;
  if (rest[0] === 'share') return `${group} · 分享图片`;
  const number = rest.find((step) => /^\d+$/.test(step));
  const section = rest[0] === 'download' ? '下载' : rest[0] === 'next' ? '下一步' : '';
  const words = PARTS[first]?.[rest.at(-1) ?? ''] ?? rest.at(-1);
  return `${group}${section}${number === undefined ? '' : ` ${Number(number) + 1}`} · ${words}`;
}
