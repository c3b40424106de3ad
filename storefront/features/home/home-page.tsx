import type { Home } from '@rimal/contract/catalog'
import { pictureAddress, pictureSrcSet } from '@rimal/contract/pictures'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { readForPage } from '../../read.ts'
import { CollectionRail } from './collection-rail.tsx'
import { Hero, heroMedia } from './hero.tsx'
import { HomeService } from './home-service.tsx'
import { shopAsOrganization } from './shop-as-organization.ts'
import { LatestProducts } from './latest-products.tsx'
import { MeasureStory } from './measure-story.tsx'
import { BestReviewed } from './best-reviewed.tsx'
import { UnpaidLine } from '../orders/open-payment/unpaid-line.tsx'
import { ReviewQuotes } from './review-quotes.tsx'
import { TypeIndex } from './type-index.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return readForPage(context, 'GET home/get-home')
}

export const handle: PageHandle<Home> = {
  head({ data, shop, words, origin, language }) {
    const { heroTall, heroWide } = data.scenes
    const srcSet = (picture: typeof heroTall) => pictureSrcSet(shop.imageBase, picture, 'avif')
    const shared = { sizes: '100vw', type: 'image/avif' }
    return {
      title: words.t('home_title'),
      description: data.texts.story.text,
      image: pictureAddress(shop.imageBase, heroWide, 1200, 'webp'),
      structured: [shopAsOrganization(shop, { origin, language })],
      preload: [
        { ...shared, srcSet: srcSet(heroTall), media: `not all and ${heroMedia}` },
        { ...shared, srcSet: srcSet(heroWide), media: heroMedia },
      ],
    }
  },
}

export function Component() {
  const home = useLoaderData<Home>()
  return (
    <>
      <Hero texts={home.texts} scenes={home.scenes} />
      <CollectionRail collections={home.collections} />
      <TypeIndex types={home.types} />
      <BestReviewed home={home} />
      <MeasureStory story={home.texts.story} picture={home.scenes.story} />
      <LatestProducts home={home} />
      <HomeService texts={home.texts.homeService} picture={home.scenes.homeService} />
      <ReviewQuotes reviews={home.reviews} rating={home.rating} />
      <UnpaidLine />
    </>
  )
}
