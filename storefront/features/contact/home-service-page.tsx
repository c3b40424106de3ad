import type { Home } from '@rimal/contract/catalog'
import { pictureSrcSet } from '@rimal/contract/pictures'
import type { Picture as PictureShape } from '@rimal/contract/shapes'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { readForPage } from '../../read.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SplitOpening, splitPictureSizes } from '../content/split-opening.tsx'
import { phoneAddress, whatsappAddress } from './ways.ts'

type Visit = { texts: Home['texts']['homeService']; picture: PictureShape }

export async function loader({ context }: LoaderFunctionArgs): Promise<Visit> {
  const { texts, scenes } = await readForPage(context, 'GET home/get-home')
  return { texts: texts.homeService, picture: scenes.homeService }
}

export const handle: PageHandle<Visit> = {
  head: ({ data, shop, words }) => ({
    title: words.t('home_service'),
    description: data.texts.text,
    preload: [
      {
        srcSet: pictureSrcSet(shop.imageBase, data.picture, 'avif'),
        sizes: splitPictureSizes,
        type: 'image/avif',
      },
    ],
  }),
}

export function Component() {
  const { texts, picture } = useLoaderData<Visit>()
  const { t } = useWords()
  return (
    <>
      <SplitOpening picture={picture}>
        <p className="label">{t('visit_label')}</p>
        <h1 className="text-h1">{texts.title}</h1>
        <p className="text-lede text-ink-2">{texts.text}</p>
        <ul className="grid gap-2 leading-tight">
          {texts.ticks.map((tick) => (
            <li key={tick} className="flex items-start gap-2.5">
              <Icon name="check" size="sm" className="mt-[.15em]" />
              {tick}
            </li>
          ))}
        </ul>
      </SplitOpening>
      <section className="section">
        <div className="wrap grid grid-cols-1 gap-x-24 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <HowItGoes />
          <Ask />
        </div>
      </section>
    </>
  )
}

const steps = ['visit_step_ask', 'visit_step_contact', 'visit_step_come', 'visit_step_sew'] as const

function HowItGoes() {
  const { t } = useWords()
  return (
    <div>
      <h2 className="mb-6 text-h2">{t('visit_how')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
            <span aria-hidden="true" className="font-num text-h3 leading-tight text-oud">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <h3 className="border-t border-rule pt-6 pb-2 text-h3">{t('visit_costs')}</h3>
      <p className="max-w-[38rem] text-ink-2">{t('visit_costs_text')}</p>
    </div>
  )
}

function Ask() {
  const { t } = useWords()
  const { contact } = useShop()
  return (
    <div className="grid content-start gap-4 bg-sand p-6 lg:p-10">
      <h2 className="text-h2">{t('visit_ask')}</h2>
      <p>{t('visit_ask_hint')}</p>
      <ButtonLink full to={whatsappAddress(contact.whatsapp, t('visit_message'))}>
        <Icon name="whatsapp" />
        {t('visit_by_whatsapp')}
      </ButtonLink>
      <ButtonLink full kind="outline" to={phoneAddress(contact.phone)}>
        <Icon name="phone" />
        <span className="ltr">{contact.phone}</span>
      </ButtonLink>
      <ButtonLink full kind="outline" to="/contact?about=home-service">
        <Icon name="mail" />
        {t('visit_by_form')}
      </ButtonLink>
      <p className="text-small text-ink-2">{contact.hours}</p>
    </div>
  )
}
