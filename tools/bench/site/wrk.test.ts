import { readRate, readTransfer } from './wrk';

const PRINTED = `Running 5s test @ http://127.0.0.1:8080/
  Latency Distribution
     50%    1.02ms
     99%  873.00us
  51200 requests in 5.00s, 210.00MB read
Requests/sec:  10240.50
Transfer/sec:     42.00MB
`;

test('reads requests per second and the 99th percentile in milliseconds', () => {
  expect(readRate(PRINTED)).toEqual({ perSecond: 10240.5, p99: 0.873 });
});

test('reads the number of answers and their bytes', () => {
  expect(readTransfer(PRINTED)).toEqual({ requests: 51_200, bytes: 210 * 1_024 ** 2 });
});

test.each([
  ['an answer that failed', `${PRINTED}  Non-2xx or 3xx responses: 3\n`],
  ['a connection that broke', `  Socket errors: connect 0, read 2, write 0, timeout 0\n${PRINTED}`],
  ['nothing', ''],
])('rejects a measurement with %s', (_case, text) => {
  expect(() => readRate(text)).toThrow();
});
