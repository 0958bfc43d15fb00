import { describeOnDatabase, TestApi } from '../../testing';

const STORE = 'https://apps.apple.com/hk/app/';

describeOnDatabase((database) => {
  test.each([
    ['feiyu.example', 'v=XY_7', 'https://package.download.example/software/XY_7.apk', STORE],
    ['AD.feiyu.example:443', 'appcode=bfzh', 'https://package.download.example/software/XY_131.apk', STORE],
    ['dingwu.example', 'v=XY_7', 'https://package.alt-download.example/software/XY_7.apk', STORE],
    ['m.daiyu.example', 'v=XY_7', 'https://package.download.example/software/XY_7.apk', null],
    [
      'open.club.feiyu.example',
      'appcode=bfzh',
      'https://package.download.example/software/XY_132.apk',
      'https://apps.apple.com/hk/app/id0000000101',
    ],
    ['other.test', 'v=XY_7', 'https://package.download.example/software/XY_7.apk', STORE],
  ])('on %s with %s the package is %s and the store %s', async (host, query, androidUrl, store) => {
    const { app } = await TestApi.on(database());
    const answer = await app.inject({ url: `/AppConfig/Apps/JF?${query}`, headers: { host } });
    expect(answer.statusCode).toBe(200);
    const { Data } = answer.json();
    expect(Data.androidUrl).toBe(androidUrl);
    expect(Data.iosUrl).toEqual(store && expect.stringContaining(store));
  });
});
