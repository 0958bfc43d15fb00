import { standInPackages } from '../domain/app-config/stand-in-packages';
import { readApiConfig } from '../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi, Visitor } from '.';

describeOnDatabase((database) => {
  test('reuses an API that an earlier test opened with equal services, and resets it', async () => {
    const equal = () => ({
      campaigns: [campaignWith('test', PREDICT)],
      config: readApiConfig({}),
      packages: standInPackages,
    });
    const api = await TestApi.on(database(), equal());
    const [services, now] = [{ ...api.services }, api.clock.read()];
    await new Visitor(api).askForCode();
    api.clock.move(1);
    api.sms.failing = true;
    api.services.passwords = { ...services.passwords };
    TestApi.reset();
    expect(await TestApi.on(database(), equal())).toBe(api);
    expect(api.services).toEqual(services);
    expect(api.services.passwords).toBe(services.passwords);
    expect(api.clock.read()).toEqual(now);
    expect(api.sms).toMatchObject({ messages: [], failing: false });
  });

  test('opens a second API within one test, and another one for other services', async () => {
    const first = await TestApi.on(database());
    expect(await TestApi.on(database())).not.toBe(first);
    TestApi.reset();
    for (const other of [
      { campaigns: [] },
      { packages: { ...standInPackages } },
      { config: readApiConfig({ API_DOCS: 'off' }) },
    ])
      expect((await TestApi.on(database(), other)).services).toMatchObject(other);
  });
});
