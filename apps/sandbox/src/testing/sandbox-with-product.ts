import { afterAll, beforeEach } from 'vitest';
import { forget } from '../world.ts';
import { startEventReceiver } from './event-receiver.ts';
import { createTestSandbox } from './test-sandbox.ts';

/** A sandbox with a product that records events; both are reset for each test of a file. */
export async function startSandboxWithProduct() {
  const product = await startEventReceiver();
  const { world, app } = createTestSandbox({ apiUrl: product.url });
  afterAll(async () => {
    await app.close();
    product.close();
  });
  beforeEach(() => {
    forget(world);
    product.reset();
  });
  return { product, world, app };
}
