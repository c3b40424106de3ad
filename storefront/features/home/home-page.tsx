import type { Home } from '@rimal/contract/catalog'
import { hasPicture, pictureAddress } from '@rimal/contract/pictures'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { readForPage } from '../../read.ts'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { CollectionRail } from './collection-rail.tsx'
import { Hero, heroMedia, heroPictures } from './hero.tsx'
import { HomeService } from './home-service.tsx'
import { shopAsOrganization } from './shop-as-organization.ts'
import { LatestProducts } from './latest-products.tsx'
import { MeasureStory } from './measure-story.tsx'
import { OpeningSoon } from './opening-soon.tsx'
import { BestReviewed } from './best-reviewed.tsx'
import { UnpaidLine } from '../orders/open-payment/unpaid-line.tsx'
import { ReviewQuotes } from './review-quotes.tsx'
import { TypeIndex } from './type-index.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return readForPage(context, 'GET home/get-home')
}

export const handle: PageHandle<Home> = {
  head({ data, shop, words, origin, language }) {
    const structured = [shopAsOrganization(shop, { origin, language })]
    if (isEmpty(data)) {
      return {
        title: words.t('opening_soon'),
        description: words.t('opening_soon_text'),
        structured,
      }
    }
    const { tall, wide } = heroPictures(data.scenes)
    const preload = (picture: typeof tall, media: string) =>
      preloadPicture(shop.imageBase, picture, { sizes: '100vw', media })
    return {
      title: words.t('home_title'),
      description: data.texts.story.text,
      image: hasPicture(wide) ? pictureAddress(shop.imageBase, wide, 1200, 'webp') : undefined,
      structured,
      preload: [...preload(tall, `not all and ${heroMedia}`), ...preload(wide, heroMedia)],
    }
  },
}

export function Component() {
  const home = useLoaderData<Home>()
  if (isEmpty(home)) {
    return (
      <>
        <OpeningSoon />
        <UnpaidLine />
      </>
    )
  }
  return (
    <>
      <Hero home={home} />
      {home.collections.length > 0 && <CollectionRail collections={home.collections} />}
      <TypeIndex types={home.types} />
      {home.bestSellers.length > 0 && <BestReviewed home={home} />}
      <MeasureStory story={home.texts.story} picture={home.scenes.story} />
      {home.latest.length > 0 && <LatestProducts home={home} />}
      <HomeService texts={home.texts.homeService} picture={home.scenes.homeService} />
      <ReviewQuotes reviews={home.reviews} rating={home.rating} />
      <UnpaidLine />
    </>
  )
}

/** Every product has a type, and the server leaves out the types without products. */
function isEmpty({ types }: Home): boolean {
  return types.length === 0
}
