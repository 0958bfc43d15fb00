import { runningCampaigns } from '@/lib/contract/activities/calls';
import { campaignWith, describeOnDatabase, TASKS, TestApi } from '../../testing';

// The test clock is at Monday, 2026-06-01 12:00 in Beijing.
describeOnDatabase((database) => {
  test('lists at most six campaigns that run, those that end soon first', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'later', 'over', 'ends', 'ends-soon'];
    const api = await TestApi.on(database(), { campaigns: slugs.map((slug) => campaignWith(slug, TASKS)) });
    await api.run('dates', { campaign: 'later', begins: '2026-06-20', reason: 'a trial' });
    await api.run('dates', { campaign: 'over', ends: '2026-05-20', reason: 'a trial' });
    await api.run('dates', { campaign: 'ends', ends: '2026-07-20' });
    await api.run('dates', { campaign: 'ends-soon', ends: '2026-07-10' });
    const { Data } = (await api.send(runningCampaigns.path, {})).json();
    expect(Data).toEqual(
      ['ends-soon', 'ends', 'a', 'b', 'c', 'd'].map((slug) => ({ slug, title: campaignWith(slug, TASKS).title })),
    );
  });

  test('leaves out campaigns of other brands', async () => {
    const campaigns = [campaignWith('own', TASKS), { ...campaignWith('foreign', TASKS), brands: ['bfzh'] }];
    const api = await TestApi.on(database(), { campaigns });
    const { Data } = (await api.send(runningCampaigns.path, { headers: { host: 'gjs2.localhost' } })).json();
    expect(Data.map(({ slug }: { slug: string }) => slug)).toEqual(['own']);
  });
});
