import type { SettingName } from './setting-shapes.ts'

/** The settings that the admin shows on one page and saves together; each setting is in one group. */
export const settingGroups = {
  shop: ['name', 'contact', 'socials'],
  announcements: ['announcements', 'welcomeDiscount'],
  money: ['country', 'currency', 'otherCurrencies', 'vat', 'seller'],
  delivery: ['shipping', 'itemWeight'],
  calendar: ['timeZone', 'workingDays', 'workingHours', 'cutOffHour', 'holidays'],
  payment: ['cashOnDelivery', 'paymentRules', 'reservationMinutes'],
  orders: ['cancelHours', 'confirmsByItself', 'customLeadDays'],
  returns: ['returns', 'refundLimit', 'refundDays'],
  visits: ['homeService'],
  queue: ['queue'],
  messages: ['smsCountries', 'codeDigits', 'reviewRequestDays'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingGroup = keyof typeof settingGroups
export const settingGroupNames = Object.keys(settingGroups) as SettingGroup[]

/** The group of a setting. */
export function groupOfSetting(name: string): SettingGroup | undefined {
  return settingGroupNames.find((group) =>
    (settingGroups[group] as readonly string[]).includes(name),
  )
}
