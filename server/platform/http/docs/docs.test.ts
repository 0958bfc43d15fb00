import { readFileSync } from 'node:fs';
import { CALLS } from '@/lib/contract';
import { readApiConfig } from '../../../settings/read-api-config';
import { describeOnDatabase, TestApi } from '../../../testing';
import { OPENAPI_FILE } from './openapi-document';
import { DOCS_PATH } from './register-docs';

describeOnDatabase((database) => {
  test('documents every call of the contract with its fields and errors', async () => {
    const { app } = await TestApi.on(database());
    const document = (await app.inject(`${DOCS_PATH}/json`)).json();
    const calls = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    const documented = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(calls.sort());

    const register = document.paths['/apis/web/account/register'].post;
    const form = register.requestBody.content['multipart/form-data'].schema;
    expect(form.required).toEqual(expect.arrayContaining(['mobile', 'code', 'password', 'agreements']));
    expect(Object.keys(register.responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  });

  test('docs/openapi.json is the document that the server serves; otherwise run `npm run generate`', async () => {
    const { app } = await TestApi.on(database());
    const served = (await app.inject(`${DOCS_PATH}/json`)).json();
    expect(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))).toEqual(served);
  });

  test('requires a token only for calls that read it', async () => {
    const { app } = await TestApi.on(database());
    const { paths } = (await app.inject(`${DOCS_PATH}/json`)).json();
    expect(paths['/apis/uc/user/userinfo/info'].post.security).toEqual([{ token: [] }]);
    expect(paths['/apis/validateAppId'].post.security).toBeUndefined();
  });

  test('serves the page to browse the document', async () => {
    const { app } = await TestApi.on(database());
    const page = await app.inject(`${DOCS_PATH}/`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const settings = await app.inject(`${DOCS_PATH}/static/swagger-initializer.js`);
    expect(settings.body).toMatch(/"validatorUrl":\s*null/);
  });

  test('serves no documentation in production unless a setting enables it', async () => {
    const production = { DEPLOYMENT: 'production', SITE_KEY: 'k', SMS_WEBHOOK_URL: 'https://sms.example/send' };
    const statusOf = async (env: Record<string, string>) => {
      const { app } = await TestApi.on(database(), { config: readApiConfig({ ...production, ...env }) });
      return Promise.all(['/', '/json'].map(async (path) => (await app.inject(DOCS_PATH + path)).statusCode));
    };
    expect(await statusOf({})).toEqual([404, 404]);
    expect(await statusOf({ API_DOCS: 'on' })).toEqual([200, 200]);
  });
});
