import type { Home } from '@rimal/contract/content/home'
import { hasPicture } from '@rimal/contract/pictures'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { useWords } from '../../i18n/words.tsx'
import { useHasPage, useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useTailorComes } from '../visits/use-tailor-comes.ts'

type Texts = Home['texts']['homeService']

/** The one filled panel of the page. */
export function HomeService({ texts, picture }: { texts: Texts; picture: PictureShape }) {
  const tailorComes = useTailorComes()
  return (
    <section className="mt-(--section) bg-sand">
      <div className="wrap lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:pe-0">
        <div className="grid content-center justify-items-start gap-4.5 pt-12 pb-13 lg:col-span-5 lg:gap-6 lg:py-24">
          {tailorComes ? <Visit texts={texts} /> : <Elsewhere />}
        </div>
        {hasPicture(picture) && (
          <div className="relative hidden lg:col-span-6 lg:col-start-7 lg:-me-[max(0px,(100vw-var(--page))/2)] lg:block lg:min-h-[min(37.5vw,45rem)]">
            <Picture
              picture={picture}
              ratio="auto"
              sizes="50vw"
              className="absolute inset-0"
              imageClassName="h-full!"
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Visit({ texts }: { texts: Texts }) {
  return (
    <>
      <h2 className="text-h2">{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className="grid gap-2 text-small leading-tight">
        {texts.ticks.map((tick) => (
          <li key={tick} className="flex items-start gap-2.5">
            <Icon name="check" size="sm" className="mt-[.1em]" />
            {tick}
          </li>
        ))}
      </ul>
      <ButtonLink to="/home-service" className="mt-2 max-sm:w-full">
        {texts.link}
      </ButtonLink>
    </>
  )
}

/** In the same room, for a shopper whose country no tailor visits. */
function Elsewhere() {
  const { t } = useWords()
  const country = useShop().delivery.country.name
  const hasPage = useHasPage()
  return (
    <>
      <h2 className="text-h2">{t('visit_elsewhere')}</h2>
      <p>{t('visit_elsewhere_text')}</p>
      <p className="text-small">{t('visit_only_there', { country })}</p>
      {hasPage('made-to-measure') && (
        <ButtonLink to="/made-to-measure" className="mt-2 max-sm:w-full">
          {t('made_to_measure')}
        </ButtonLink>
      )}
    </>
  )
}
