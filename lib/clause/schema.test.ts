import type { Brand } from '../brand/schema';
import { fillClause } from './fill';
import { type Clause, defineClause } from './schema';

const clause: Clause = {
  slug: 'disclaimer',
  title: '免责声明',
  version: '2.0',
  effectiveOn: '2025-03-01',
  summary: '由{company}发布。',
  sections: [
    {
      id: 'contact',
      title: '联系{brand}',
      articles: [
        {
          text: '联系方式如下：',
          list: ['在线客服', '服务热线：{hotline?}'],
          table: {
            caption: '{appName}',
            head: ['渠道', '方式'],
            rows: [
              ['客服', '{appName}'],
              ['热线', '{hotline?}'],
            ],
          },
        },
      ],
    },
  ],
};

const brand = {
  appCode: 'demo',
  name: '示例',
  company: '示例公司',
  developer: '示例软件',
  appName: '示例交易',
} as Brand;

describe('defineClause', () => {
  it('returns a valid document', () => {
    expect(defineClause(clause)).toEqual(clause);
  });

  const [section] = clause.sections;

  it('accepts several sections with different ids', () => {
    const sections = clause.sections.flatMap((one) => [one, { ...one, id: 'complaints' }]);
    expect(defineClause({ ...clause, sections }).sections.map(({ id }) => id)).toEqual(['contact', 'complaints']);
  });

  it('lists every wrong field', () => {
    expect(() => defineClause({ ...clause, version: '2', summary: '' })).toThrow(
      /not valid\. version: [^;]+; summary: [^;]+$/,
    );
  });

  it.each<[string, Partial<Clause>, string]>([
    ['a version in another format', { version: '2' }, 'version'],
    ['a date that does not exist', { effectiveOn: '2025-02-30' }, 'effectiveOn'],
    ['an empty summary', { summary: ' ' }, 'summary'],
    ['an unknown token', { title: '{firm}' }, 'title: 没有占位符 {firm}'],
    ['no section', { sections: [] }, 'sections'],
    ['sections with the same id', { sections: section ? [section, section] : [] }, 'sections: 章的编号不可重复'],
    [
      'a row of the wrong length',
      {
        sections: [
          {
            id: 'a',
            title: '甲',
            articles: [{ text: '乙', table: { caption: '表', head: ['一', '二'], rows: [['一', '二'], ['一']] } }],
          },
        ],
      },
      'sections.0.articles.0.table.rows: 每行的格数须与表头相同',
    ],
  ])('reports file and field of %s', (_, change, field) => {
    expect(() => defineClause({ ...clause, ...change })).toThrow(`clauses/disclaimer.ts is not valid. ${field}`);
  });
});

describe('fillClause', () => {
  it('fills every part and drops parts that need a value the brand lacks', () => {
    const filled = fillClause(clause, brand);
    expect(filled.summary).toBe('由示例公司发布。');
    expect(filled.sections[0]).toEqual({
      id: 'contact',
      title: '联系示例',
      articles: [
        {
          text: '联系方式如下：',
          list: ['在线客服'],
          table: { caption: '示例交易', head: ['渠道', '方式'], rows: [['客服', '示例交易']] },
        },
      ],
    });
  });

  it('keeps parts whose values the brand has', () => {
    const [article] = fillClause(clause, { ...brand, hotline: '(852) 0000 0000' }).sections[0]?.articles ?? [];
    expect(article?.list).toEqual(['在线客服', '服务热线：(852) 0000 0000']);
    expect(article?.table?.rows).toHaveLength(2);
  });
});
