import { textIn } from '@rimal/contract/language'
import type { NamedProduct as Product } from '@rimal/contract/staff/named-product'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useWords } from '../../words.tsx'
import css from './chosen-products.module.css'

const pictureWidth = 48

/** A product with its picture; one that shoppers do not see is marked. */
export function NamedProduct({ product: { name, picture, state } }: { product: Product }) {
  const { t, language } = useWords()
  return (
    <span className={css.named}>
      {picture ? <Picture picture={{ ...picture, alt: '' }} width={pictureWidth} /> : null}
      <span>
        <bdi>{textIn(name, language)}</bdi>
        {state === 'published' ? null : <StateMark kind="held">{t('chosen_not_shown')}</StateMark>}
      </span>
    </span>
  )
}
