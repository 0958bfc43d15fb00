import { CONSENT, describeOnDatabase, TestApi, Visitor } from './testing';

const CHECK = '/apis/web/zk/validate';
const AGREEMENTS = '/apis/agreement/info';
const COLLECT = '/crm/maidian/scada/collect';
const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  async function expectProblem(answer: Awaited<ReturnType<TestApi['send']>>, status: number) {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = answer.json();
    expect(problem).toMatchObject({ IsSuccess: false, status });
    expect(problem.Data).toMatch(/\p{Script=Han}/u);
    expect(answer.body).not.toMatch(/zod|fastify|drizzle|select|node_modules|Error:/i);
    expect((await new Visitor(api).check('123456')).json().code).toBe('code_invalid');
    expect(Object.keys(Object.prototype)).toEqual([]);
  }

  test.each([
    ['a body of 5 MB', CHECK, URL_ENCODED, 'mobile='.padEnd(5_000_000, '1'), 413],
    ['a body a byte too large', COLLECT, JSON_TYPE, `"${'x'.repeat(64 * 1024 - 1)}"`, 413],
    ['JSON nested 100,000 deep', COLLECT, JSON_TYPE, '['.repeat(100_000) + ']'.repeat(100_000), 413],
    ['JSON nested 30,000 deep', COLLECT, JSON_TYPE, '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['a duplicate JSON key', '/apis/uc/jf/tradingprize/isjoin', JSON_TYPE, '{"activityid":1,"activityid":2}', 400],
    ['a duplicate JSON key, once escaped', COLLECT, JSON_TYPE, '{"a":1,"\\u0061":2}', 400],
    ['__proto__ in JSON', COLLECT, JSON_TYPE, '[{"__proto__":{"polluted":true}}]', 400],
    ['constructor in JSON', COLLECT, JSON_TYPE, '{"constructor":{"prototype":{"polluted":true}}}', 400],
    ['NUL in JSON', COLLECT, JSON_TYPE, '["\\u0000"]', 400],
    ['half a surrogate pair in JSON', COLLECT, JSON_TYPE, '["\\ud800"]', 400],
    ['broken JSON', COLLECT, JSON_TYPE, '[{', 400],
    ['an empty JSON body', COLLECT, JSON_TYPE, '', 400],
    ['bytes that are not UTF-8', COLLECT, JSON_TYPE, Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['a duplicate form field', CHECK, URL_ENCODED, 'mobile=13800000000&mobile=13800000001&code=123456', 400],
    ['__proto__ in a form', CHECK, URL_ENCODED, '__proto__=1&mobile=13800000000&code=123456', 400],
    ['NUL in a form', CHECK, URL_ENCODED, 'mobile=13800000000&code=123456%00', 400],
    [
      'full-width digits',
      CHECK,
      URL_ENCODED,
      `mobile=${encodeURIComponent('１３８００００００００')}&code=123456`,
      400,
    ],
    ['SQL in a field', CHECK, URL_ENCODED, `mobile=${encodeURIComponent("' or 1=1 --")}&code=123456`, 400],
    ['10 kB in a field', CHECK, URL_ENCODED, `mobile=13800000000&code=${'1'.repeat(10_240)}`, 400],
    ['an empty form', CHECK, URL_ENCODED, '', 400],
    ['129 fields in a form', AGREEMENTS, URL_ENCODED, Array.from({ length: 129 }, (_, i) => `f${i}=1`).join('&'), 400],
    ['JSON for a form', CHECK, JSON_TYPE, '{}', 415],
    ['a form for JSON', COLLECT, URL_ENCODED, 'a=b', 415],
    ['no content type', CHECK, {}, 'mobile=13800000000', 415],
    ['a tab in the content type', COLLECT, { 'content-type': 'application/json\ta' }, '[]', 415],
    ['XML', CHECK, { 'content-type': 'text/xml' }, '<a/>', 415],
    ['multipart without boundary', CHECK, { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['truncated multipart', CHECK, { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-Disp', 400],
  ])('answers %s with a problem', async (_case, url, headers, body, status) => {
    await expectProblem(await api.send(url, { headers }, body), status);
  });

  test.each([
    ['an empty form', {}],
    ['no body at all', null],
  ])('accepts %s for a call without required fields', async (_case, fields) => {
    const answer = await (fields ? api.multipart(AGREEMENTS, fields) : api.send(AGREEMENTS));
    expect(answer.json()).toMatchObject({ IsSuccess: true });
  });

  test('treats a JSON call without a body as one without fields', async () => {
    const { token } = await new Visitor(api).join();
    expect((await api.send('/apis/uc/jf/jffirstdeposit/usercenter', { token })).json()).toMatchObject({
      IsSuccess: true,
    });
    const missing = await api.send('/apis/uc/jf/tradingprize/isjoin', { token });
    expect([missing.statusCode, missing.json().errors?.[0].field]).toEqual([400, 'activityid']);
  });

  test('prefers a field of the form to the same field in the query', async () => {
    const { token } = await new Visitor(api).join();
    const url = `/apis/uc/user/userinfo/identityInfoSubmitI?name=${encodeURIComponent('李四')}&idcard=1`;
    const answer = await api.multipart(url, { ...CONSENT, name: '张三', idcard: '11010519491231002X' }, { token });
    expect(answer.json()).toEqual({ IsSuccess: true, Data: { authenticationMethod: 1 } });
    const profile = await api.send('/apis/uc/user/userinfo/info', { token });
    expect(profile.json().Data.jfUser.realName).toBe('张*');
  });

  test('rejects a file in a form', async () => {
    const form = new FormData();
    form.append('mobile', new Blob(['13800000000']), 'a.txt');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    await expectProblem(await api.send(CHECK, { headers }, Buffer.from(await encoded.arrayBuffer())), 400);
  });

  test('names each wrong field once, with a message for the visitor', async () => {
    const answer = await api.form(CHECK, { mobile: '12345', code: 'x', type: 'other' });
    expect(answer.json()).toMatchObject({ code: 'invalid_input', Data: '请输入正确的11位手机号' });
    expect(answer.json().errors).toEqual([
      { field: 'mobile', message: '请输入正确的11位手机号' },
      { field: 'code', message: '请输入6位数字验证码' },
      { field: 'type', message: '填写的内容有误，请检查' },
    ]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'answers %s on a POST call with 405',
    async (method) => {
      const answer = await api.app.inject({ method, url: CHECK });
      expect(answer.headers.allow).toBe('POST');
      await expectProblem(answer, 405);
      expect(answer.json()).toMatchObject({ code: 'method_not_allowed', type: 'urn:problem:method_not_allowed' });
    },
  );

  test.each(['/apis', '/apis/', '/apis/other', '/crm/other', '/AppConfig/Apps/XX'])(
    'answers %s with 404',
    async (url) => {
      await expectProblem(await api.send(url), 404);
    },
  );

  test.each(['?name=a&name=b&idcard=1', '?name=%00&idcard=1', '?name=%ff&idcard=%zz', '?__proto__=1'])(
    'answers the query %s with a problem',
    async (query) => {
      const { token } = await new Visitor(api).join();
      await expectProblem(await api.send(`/apis/uc/user/userinfo/identityInfoSubmitI${query}`, { token }), 400);
    },
  );

  test('answers an internal failure with a problem that reveals nothing of it', async () => {
    const failing = await TestApi.on(database(), {
      captcha: {
        offer: () => Promise.reject(new Error('select secret from vault')),
        verify: async () => false,
      },
    });
    await expectProblem(await failing.send('/apis/validateAppId'), 500);
  });

  test('does not send an answer that violates the contract', async () => {
    const offer = { provider: 'altcha', appId: 'altcha', challenge: { secret: 1 } };
    const failing = await TestApi.on(database(), {
      captcha: { offer: async () => offer as never, verify: async () => false },
    });
    await expectProblem(await failing.send('/apis/validateAppId'), 500);
  });
});
