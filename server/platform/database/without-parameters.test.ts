import { DrizzleQueryError } from 'drizzle-orm';
import { withoutParameters } from './without-parameters';

test("logs the statement and error code of a failed query, but no data from the database's message", () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "s3cret"'), { code: '22P02' });
  const failed = new DrizzleQueryError('select $1', ['s3cret'], cause);
  for (const error of [failed, new Error('outer', { cause: failed })]) {
    const logged = withoutParameters(error) as Error;
    const chain = [logged, logged.cause, (logged.cause as Error).cause] as (Error | undefined)[];
    const written = chain.map((one) => `${one?.message} ${one?.stack}`).join();
    expect(written).toMatch(/Failed query: select \$1/);
    expect(written).toContain('22P02');
    expect(written).not.toContain('s3cret');
  }
});
