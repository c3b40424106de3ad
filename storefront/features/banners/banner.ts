import { later } from '../../later.tsx'

/** A banner; only pages that have one load its code. */
export const Banner = later(async () => (await import('./banner-view.tsx')).BannerView)
