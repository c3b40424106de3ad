import type { Home } from '@rimal/contract/content/home'
import type { Banner as BannerShape } from '@rimal/contract/content/banners'
import { hasPicture, pictureAddress } from '@rimal/contract/pictures'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { Banner } from '../banners/banner.ts'
import { readBanner } from '../banners/read-banner.ts'
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

type HomeData = Home & { banner?: BannerShape | null }

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const [home, banner] = await Promise.all([
    readForPage(context, 'GET home/get-home'),
    readBanner(context, { on: 'home' }),
  ])
  return { ...home, banner }
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
      preload: showsHero(data)
        ? [...preload(tall, `not all and ${heroMedia}`), ...preload(wide, heroMedia)]
        : [],
    }
  },
}

export function Component() {
  const home = useLoaderData<HomeData>()
  const { t } = useWords()
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
      {!showsHero(home) && (
        <>
          <h1 className="sr-only">{t('home_title')}</h1>
          <HomeBanner home={home} isFirst />
        </>
      )}
      {home.sections.map((section) => (
        <HomeSection key={section.name} home={home} section={section} />
      ))}
      <UnpaidLine />
    </>
  )
}

type SectionProps = { home: HomeData; section: Home['sections'][number] }

function HomeSection({ home, section }: SectionProps) {
  const { texts, scenes, collections, bestSellers, latest } = home
  switch (section.name) {
    case 'hero':
      return (
        <>
          <Hero home={home} />
          <HomeBanner home={home} />
        </>
      )
    case 'collections':
      return collections.length > 0 && <CollectionRail collections={collections} />
    case 'types':
      return <TypeIndex types={home.types} />
    case 'bestReviewed':
      return bestSellers.length > 0 && <BestReviewed cards={bestSellers} section={section} />
    case 'story':
      return <MeasureStory story={texts.story} picture={scenes.story} />
    case 'latest':
      return latest.length > 0 && <LatestProducts cards={latest} section={section} />
    case 'homeService':
      return <HomeService texts={texts.homeService} picture={scenes.homeService} />
    case 'reviews':
      return <ReviewQuotes reviews={home.reviews} rating={home.rating} />
  }
}

/** Below the opening; first where the merchant hides the opening. */
function HomeBanner({ home, isFirst = false }: { home: HomeData; isFirst?: boolean }) {
  return (
    home.banner && (
      <div className="section">
        <Banner banner={home.banner} isFirst={isFirst} />
      </div>
    )
  )
}

function showsHero({ sections }: Home): boolean {
  return sections.some(({ name }) => name === 'hero')
}

/** Every product has a type, and the server leaves out the types without products. */
function isEmpty({ types }: Home): boolean {
  return types.length === 0
}
