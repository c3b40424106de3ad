import type { Deps } from '../../../../deps.ts'
import { deleteDevices, type Device, findDevice } from './devices.sql.ts'
import type { Pushed, PushService } from './push-service.ts'
import { webPush } from './web-push.ts'

/** Sends it to one device. One that its service does not know any more is deleted; anything else throws. */
export async function pushNotice(deps: Deps, deviceId: string, pushed: Pushed): Promise<void> {
  const device = await findDevice(deps.db, deviceId, deps.clock())
  const send = device && serviceOf(deps, device)
  if (!send) return
  if ((await send(device, pushed)) === 'gone') await deleteDevices(deps.db, [device.id])
}

/** Whether the shop sends to the service of a device: the account of an app may have been removed from the settings. */
export function isReachable(
  { appPush }: Pick<Deps, 'appPush'>,
  { service }: Pick<Device, 'service'>,
): boolean {
  return service === 'web' || appPush[service] !== undefined
}

/** Returns the service of a device; undefined for that of an app to which the shop does not send any more. */
function serviceOf(deps: Deps, { service }: Pick<Device, 'service'>): PushService | undefined {
  return service === 'web' ? webPush(deps) : deps.appPush[service]
}
