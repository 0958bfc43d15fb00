import { DEVICE_IDS, DEVICES, type DeviceId } from '../devices';
import type { PreviewPorts } from '../matrix';
import { type DevicePreview, openDevicePreview } from './device-preview';

/** A preview for each device, opened on first use. */
export class DevicePreviews {
  #opening: Promise<[DeviceId, DevicePreview][]> | undefined;

  /** @param origin returns the origin of the product's public port */
  constructor(private readonly origin: () => string) {}

  /** The port of each device's preview. */
  async ports(): Promise<PreviewPorts> {
    this.#opening ??= Promise.all(
      DEVICE_IDS.map(
        async (id): Promise<[DeviceId, DevicePreview]> => [id, await openDevicePreview(DEVICES[id], this.origin())],
      ),
    );
    const previews = await this.#opening;
    return Object.fromEntries(previews.map(([id, { port }]) => [id, port])) as PreviewPorts;
  }

  async close(): Promise<void> {
    const previews = (await this.#opening?.catch(() => [])) ?? [];
    await Promise.all(previews.map(([, preview]) => preview.close()));
  }
}
