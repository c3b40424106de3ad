import type { Banner as BannerShape } from '@rimal/contract/content/banners'
import type { RouterContextProvider } from 'react-router'
import { readForPage } from '../../read.ts'
import { Banner } from './banner.ts'

const none = { banner: null }

type Place = { on: 'home' | 'list'; scope?: string; slug?: string; by?: 'address' }

/**
 * Reads the banner that is due at a place, with the code that shows it; null where there is none, and where it cannot be
 * read: a page is complete without a banner.
 */
export async function readBanner(
  context: Readonly<RouterContextProvider>,
  place: Place,
): Promise<BannerShape | null> {
  const query = Object.fromEntries(
    Object.entries(place).filter(([, value]) => value !== undefined),
  ) as Place
  const { banner } = await readForPage(context, 'GET content/get-banner', { query }).catch(
    () => none,
  )
  if (banner) await Banner.load()
  return banner
}
