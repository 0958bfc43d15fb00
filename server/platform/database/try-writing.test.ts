import { sql } from 'drizzle-orm';
import { describeOnDirectDatabase } from '../../testing';

describeOnDirectDatabase((database) => {
  test('readiness takes room on the disk, as real writes do', async () => {
    const { orm, ping } = database();
    await ping();
    // Leaves no room for temporary files, as a full disk does.
    await orm.execute(sql`set temp_file_limit = 0`);
    await expect(ping()).rejects.toMatchObject({ cause: { code: '53400' } });
    await orm.execute(sql`reset temp_file_limit`);
    await ping();
  });
});
