import { campaigns } from '@/campaigns';
import { describeOnDatabase, TestApi } from '../../testing';

describeOnDatabase((database) => {
  test('computes what a customer could collect from the running campaigns', async () => {
    const api = await TestApi.on(database());
    const before = await api.run('exposure');
    expect(before).toContain(`参加 2026-06-01 12:00 进行中的 ${campaigns.length} 个活动`);
    expect(before).toMatch(/first-amount-2502 +\$588/);
    expect(before).toMatch(/newCustomerFirst +- /);
    expect(await api.run('exposure', { deposit: '100', lots: '0' })).not.toMatch(/first-amount-2502 +\$588/);
    await api.run('close', { campaign: 'first-amount-2502', confirm: '2026-06-09T00:00' });
    expect(await api.run('exposure', { at: '2026-06-08' })).toMatch(/first-amount-2502 +\$588/);
    const after = await api.run('exposure', { at: '2026-06-09' });
    expect(after).not.toContain('first-amount-2502');
    expect(after).toMatch(/golden-autumn-1 +\$498/);
    await expect(api.run('exposure', { deposit: 'much' })).rejects.toThrow('须为美元金额');
  });
});
