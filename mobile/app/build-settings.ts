export type BuildSettings = {
  /** The origin of the shop that the app opens. */
  shopOrigin: string
  /** The id of the app in both stores, which is also the scheme of links that return to it. */
  appId: string
  appName: string
  appNameArabic: string
  /** Matches the paths of reads that anyone may see. */
  publicReads: string
}

/** The build writes it (`mobile/vite.config.ts`). */
declare const builtSettings: BuildSettings

export const buildSettings: BuildSettings = builtSettings
