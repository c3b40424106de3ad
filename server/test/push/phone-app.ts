import type { Config } from '../../config.ts'
import type { PhoneAppSettings } from '../../phone-app/phone-app-settings.ts'

/** The settings of a shop that has a phone app; tests name what differs. */
export function withPhoneApp(app: Partial<PhoneAppSettings> = {}): Pick<Config, 'phoneApp'> {
  return {
    phoneApp: {
      id: 'com.rimal.shop',
      appleTeam: 'TEAM123456',
      androidFingerprints: [],
      apns: null,
      fcm: null,
      ...app,
    },
  }
}

/** Tokens as the services give them to an app. */
export const apnsToken = (digit = 'a') => digit.repeat(64)
export const fcmToken = (sign = 'f') => `${sign.repeat(22)}:APA91b${'X'.repeat(134)}`
