import type { Banner } from '@rimal/contract/content/banners'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const wideMedia = '(min-width: 60rem)'

/**
 * A picture with its texts beside it on wide screens and below it on phones, so that they are read in both directions
 * whatever the picture shows. `isFirst`: the banner is the first picture of its page.
 */
export function BannerView({ banner, isFirst = false }: { banner: Banner; isFirst?: boolean }) {
  const { title, text, link, pictures } = banner
  return (
    <section className="bg-sand lg:grid lg:grid-cols-12">
      {pictures && (
        <div className="lg:order-2 lg:col-span-7">
          <Picture
            picture={pictures.tall}
            wide={{ picture: pictures.wide, sizes: '58vw', media: wideMedia }}
            sizes="100vw"
            ratio="auto"
            priority={isFirst}
            imageClassName="aspect-5/4 sm:aspect-video lg:aspect-5/4 lg:max-h-[30rem]"
          />
        </div>
      )}
      <div
        className={`wrap grid w-full content-center justify-items-start gap-4 py-8 lg:py-10 ${pictures ? 'lg:col-span-5' : 'lg:col-span-12'}`}
      >
        <h2 className="text-h2 text-balance wrap-anywhere">{title}</h2>
        {text && <p className="max-w-[34rem] text-ink-2">{text}</p>}
        {link && (
          <TextLink to={link.to}>
            {link.title}
            <Icon name="arrow" size="sm" />
          </TextLink>
        )}
      </div>
    </section>
  )
}
