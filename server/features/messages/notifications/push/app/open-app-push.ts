import { type AppPushService, appPushServices } from '@rimal/contract/app/push-services'
import type { PhoneAppSettings } from '../../../../../phone-app/phone-app-settings.ts'
import type { PushService } from '../push-service.ts'
import { apnsService } from './apns-service.ts'
import { fcmService } from './fcm-service.ts'

/** The services through which the shop sends to the phone app; one without an account is missing. */
export type AppPush = Partial<Record<AppPushService, PushService>>

/** Prepares the services whose accounts are set; nothing is connected before the first message. */
export function openAppPush({ apns, fcm }: PhoneAppSettings, clock: () => Date): AppPush {
  return {
    ...(apns ? { apns: apnsService(apns, clock) } : {}),
    ...(fcm ? { fcm: fcmService(fcm, clock) } : {}),
  }
}

/** Lists the services that are there. */
export function servicesOf(appPush: AppPush): AppPushService[] {
  return appPushServices.filter((service) => appPush[service] !== undefined)
}
