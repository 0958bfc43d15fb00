import { DEVICE_IDS, type DeviceId } from '@/server/office/tools-api';
import { type DevicePreview, openDevicePreview } from './device-preview';
import { DEVICES } from './devices';

/** A preview for each device, opened on first use. */
export class DevicePreviews {
  #opening: Promise<[DeviceId, DevicePreview][]> | undefined;

  /** @param origin of the product's public port */
  constructor(private readonly origin: string) {}

  /** The port of each device's preview. */
  async ports(): Promise<Readonly<Record<DeviceId, number>>> {
    this.#opening ??= Promise.all(
      DEVICE_IDS.map(
        async (id): Promise<[DeviceId, DevicePreview]> => [id, await openDevicePreview(DEVICES[id], this.origin)],
      ),
    );
    const previews = await this.#opening;
    return Object.fromEntries(previews.map(([id, { port }]) => [id, port])) as Record<DeviceId, number>;
  }

  async close(): Promise<void> {
    const previews = (await this.#opening?.catch(() => [])) ?? [];
    await Promise.all(previews.map(([, preview]) => preview.close()));
  }
}
