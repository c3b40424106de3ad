/** The services that send to phone apps: that of Apple and that of Google. */
export const appPushServices = ['apns', 'fcm'] as const
export type AppPushService = (typeof appPushServices)[number]
