import { describeOnDatabase } from '../../../../testing/databases';
import type { GatewayOptions } from '../gateway';
import { TestGateway } from './open-test-gateway';

export type OpenGateway = (options?: Partial<GatewayOptions>) => Promise<TestGateway>;

/** Runs tests that open gateways; closes each after its test, with real time and mocks restored. */
export function describeGateway(body: (open: OpenGateway) => void): void {
  describeOnDatabase((database) => {
    const opened: TestGateway[] = [];
    afterEach(async () => {
      jest.restoreAllMocks();
      jest.useRealTimers();
      for (const gateway of opened.splice(0)) await gateway.close();
    });
    body(async (options) => {
      const gateway = await TestGateway.on(database(), options);
      opened.push(gateway);
      return gateway;
    });
  });
}
