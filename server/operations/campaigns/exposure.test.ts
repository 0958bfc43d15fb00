import { campaigns } from '@/campaigns';
import { TestApi } from '../../testing/api';
import { describeOnPglite } from '../../testing/databases';
import { runOperation } from '../run-operation';

describeOnPglite((database) => {
  test('computes what a customer could collect from the running campaigns', async () => {
    const api = await TestApi.on(database());
    const run = (operation: string, input: Record<string, unknown> = {}) =>
      runOperation(api.services, { operation, input, operator: 'Li Na' });
    const before = await run('exposure');
    expect(before).toContain(`in ${campaigns.length} campaigns that run at 2026-06-01 12:00`);
    expect(before).toMatch(/first-amount-2502 +\$588/);
    expect(before).toMatch(/newCustomerFirst +- /);
    expect(await run('exposure', { deposit: '100', lots: '0' })).not.toMatch(/first-amount-2502 +\$588/);
    await run('close', { campaign: 'first-amount-2502', confirm: '2026-06-09T00:00' });
    expect(await run('exposure', { at: '2026-06-08' })).toMatch(/first-amount-2502 +\$588/);
    const after = await run('exposure', { at: '2026-06-09' });
    expect(after).not.toContain('first-amount-2502');
    expect(after).toMatch(/golden-autumn-1 +\$498/);
    await expect(run('exposure', { deposit: 'much' })).rejects.toThrow('must be dollars');
  });
});
