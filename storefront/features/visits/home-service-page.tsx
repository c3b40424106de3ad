import type { Home } from '@rimal/contract/content/home'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { HomeService } from '@rimal/contract/visits'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { useHasPage, useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { preloadPicture } from '../../ui/picture-preload.ts'
import { SplitOpening, splitPictureSizes } from '../content/split-opening.tsx'
import { BookingForm } from './booking/booking-form.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { RatherTalk } from './rather-talk.tsx'
import { VisitTerms } from './visit-terms.tsx'

type Service = {
  texts: Home['texts']['homeService']
  picture: PictureShape
  service: HomeService
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Service> {
  const [{ texts, scenes }, service] = await Promise.all([
    readForPage(context, 'GET home/get-home'),
    readForPage(context, 'GET visit/get-home-service'),
  ])
  return { texts: texts.homeService, picture: scenes.homeService, service }
}

export const handle: PageHandle<Service> = {
  head: ({ data, shop, words }) => ({
    title: words.t('home_service'),
    description: data.texts.text,
    preload: preloadPicture(shop.imageBase, data.picture, { sizes: splitPictureSizes }),
  }),
}

/** An explanation of a visit, and the form that books one. */
export function Component() {
  const { texts, picture, service } = useLoaderData<Service>()
  const { t } = useWords()
  if (!useShop().hasVisits) return <NotOffered />
  return (
    <>
      <SplitOpening picture={picture}>
        <p className="label normal-case">{t('visit_minimum', { count: service.minimumUnits })}</p>
        <h1 className="text-h1">{texts.title}</h1>
        <p className="text-lede text-ink-2">{texts.text}</p>
        <VisitTerms service={service} />
        <ButtonLink to="#book" className="mt-2 max-sm:w-full lg:hidden">
          {t('visit_book')}
        </ButtonLink>
      </SplitOpening>
      <section className="section">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
          <HowItGoes />
          <div id="book" className="scroll-mt-24 lg:row-span-2">
            <h2 className="mb-6 text-h2">{t('visit_book')}</h2>
            <BookingForm service={service} />
          </div>
          <RatherTalk message={t('visit_message')} />
        </div>
      </section>
    </>
  )
}

/** Says that nobody can book a visit, and what there is instead. */
function NotOffered() {
  const { t } = useWords()
  const hasPage = useHasPage()
  const link = hasPage('made-to-measure')
    ? { to: '/made-to-measure', label: t('made_to_measure') }
    : { to: '/product-list', label: t('to_the_shop') }
  return (
    <div className="wrap pt-16 lg:pt-24">
      <Empty
        heading="h1"
        title={t('visit_not_offered')}
        text={t('visit_elsewhere_text')}
        link={link}
      />
    </div>
  )
}
