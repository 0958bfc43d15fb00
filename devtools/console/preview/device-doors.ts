import { DEVICE_IDS, DEVICES, type DeviceId } from '../devices';
import type { PreviewPorts } from '../matrix';
import { type DeviceDoor, openDeviceDoor } from './device-door';

/** A door for each device, opened when somebody asks for them. */
export class DeviceDoors {
  #opening: Promise<[DeviceId, DeviceDoor][]> | undefined;

  /** @param origin answers the origin of the product's public port */
  constructor(private readonly origin: () => string) {}

  /** The port of each device's door. */
  async ports(): Promise<PreviewPorts> {
    this.#opening ??= Promise.all(
      DEVICE_IDS.map(
        async (id): Promise<[DeviceId, DeviceDoor]> => [id, await openDeviceDoor(DEVICES[id], this.origin())],
      ),
    );
    const doors = await this.#opening;
    return Object.fromEntries(doors.map(([id, { port }]) => [id, port])) as PreviewPorts;
  }

  async close(): Promise<void> {
    const doors = (await this.#opening?.catch(() => [])) ?? [];
    await Promise.all(doors.map(([, door]) => door.close()));
  }
}
