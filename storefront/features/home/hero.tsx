import type { Home } from '@rimal/contract/content/home'
import { hasPicture } from '@rimal/contract/pictures'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export const heroMedia = '(min-width: 60rem)'

/** Returns the pictures of the hero for narrow and for wide screens; one that is missing is replaced by the other. */
export function heroPictures({ heroTall, heroWide }: Home['scenes']) {
  return {
    tall: hasPicture(heroTall) ? heroTall : heroWide,
    wide: hasPicture(heroWide) ? heroWide : heroTall,
  }
}

/**
 * The garments are in the middle, so one picture serves both text directions. On the desktop the text is on the
 * empty wall at the edge of the page, as long as the screen is not much wider than the page; it takes up to a
 * quarter of the width and shrinks with it. On the phone the text follows the picture. Without a picture the text
 * stands alone.
 */
export function Hero({ home }: { home: Home }) {
  const { tall, wide } = heroPictures(home.scenes)
  if (!hasPicture(tall)) {
    return (
      <section className="wrap grid justify-items-start gap-5 pt-12 lg:pt-24">
        <h1 className="max-w-[18em] text-hero">{home.texts.heroLine}</h1>
        <HeroLink home={home} />
      </section>
    )
  }
  return (
    <section className="relative">
      <Picture
        picture={tall}
        wide={{ picture: wide, sizes: '100vw', media: heroMedia }}
        sizes="100vw"
        ratio="auto"
        priority
        imageClassName="aspect-39/47 object-[50%_62%]! sm:aspect-4/3 sm:object-[50%_40%]! lg:aspect-1440/690 lg:max-h-[calc(100dvh-7.25rem)] lg:min-h-[33vw] lg:object-[50%_60%]!"
      />
      <div className="wrap lg:absolute lg:inset-0 lg:flex lg:max-w-none lg:items-end lg:ps-(--edge) lg:[--edge:min(10vw,max(var(--gutter),(100vw-var(--page))/2+var(--gutter)))]">
        <div className="grid justify-items-start gap-3.5 pt-6 lg:max-w-[min(21vw,28vw-var(--edge))] lg:gap-5 lg:pt-0 lg:pb-[10%]">
          <h1 className="text-hero lg:text-[length:min(var(--hero),4vw)]">{home.texts.heroLine}</h1>
          <HeroLink home={home} />
        </div>
      </div>
    </section>
  )
}

function HeroLink({ home: { texts, collections } }: { home: Home }) {
  const latest = collections.find(({ id }) => id === 'latest_collection')
  return (
    <TextLink to={latest ? `/product-list/${latest.address}` : '/product-list'}>
      {texts.heroLink}
      <Icon name="arrow" size="sm" />
    </TextLink>
  )
}
