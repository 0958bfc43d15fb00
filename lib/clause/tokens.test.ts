import type { Brand } from '../brand/schema';
import { fillTokens, tokenProblem } from './tokens';

const brand = {
  appCode: 'demo',
  name: '示例贵金属',
  company: '示例有限公司',
  developer: '示例软件公司',
  appName: '示例交易',
} as Brand;

describe('tokenProblem', () => {
  it.each([
    ['没有占位符的正文', false],
    ['{company}就“{brand}”及“{appName}”（由{developer}开发）提供服务', false],
    ['服务热线：{hotline?}', true],
  ])('accepts %s', (text, omissible) => {
    expect(tokenProblem(text, omissible)).toBeNull();
  });

  it.each([
    ['{firm}', true, '没有占位符 {firm}'],
    ['{}', true, '没有占位符 {}'],
    ['{toString}', true, '没有占位符 {toString}'],
    ['{ brand }', true, '没有占位符 { brand }'],
    ['{hot?line}', true, '没有占位符 {hot?line}'],
    ['{hotline}', true, '{hotline} 有的品牌没有，请写成 {hotline?}'],
    ['{brand?}', true, '{brand?} 每个品牌都有，不可带问号'],
    ['{hotline?}', false, '{hotline?} 只可写在分项或表格里'],
    ['{brand', true, '花括号须成对，里面是占位符'],
    ['brand}', true, '花括号须成对，里面是占位符'],
  ])('rejects %s', (text, omissible, problem) => {
    expect(tokenProblem(text, omissible)).toBe(problem);
  });
});

describe('fillTokens', () => {
  it("says where a brand's accounts log in, by the brand's own rule", () => {
    expect(fillTokens('{logins}', { ...brand, accounts: 'own' })).toBe(
      '该账户只可在“示例贵金属”登录，其他品牌的账户也不能在“示例贵金属”登录。',
    );
    expect(fillTokens('{logins}', brand)).toContain('也可以在由同一系统提供服务的其他品牌网站登录');
  });

  it('fills every token, including repeated ones', () => {
    expect(fillTokens('{brand}由{company}提供，{brand}', brand)).toBe('示例贵金属由示例有限公司提供，示例贵金属');
  });

  it('inserts a value unchanged even if it looks like a replacement pattern', () => {
    expect(fillTokens('{brand}', { ...brand, name: "$&$1$'" })).toBe("$&$1$'");
  });

  it('drops a text whose optional token has no value', () => {
    expect(fillTokens('服务热线：{hotline?}', brand)).toBeNull();
    expect(fillTokens('服务热线：{hotline?}', { ...brand, hotline: '(852) 0000 0000' })).toBe(
      '服务热线：(852) 0000 0000',
    );
  });

  it('throws instead of publishing a gap', () => {
    expect(() => fillTokens('{firm}', brand)).toThrow('Unknown token {firm}.');
    expect(() => fillTokens('{hot?line}', { ...brand, hotline: '(852) 0000 0000' })).toThrow(
      'Unknown token {hot?line}.',
    );
    expect(() => fillTokens('{company}', { ...brand, company: '' })).toThrow('Brand demo has no value for {company}.');
  });
});
