import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Ridge } from '../../ui/ridge.tsx'
import { TextButton } from '../../ui/text-link.tsx'

/** Shown after saving on the page of the form: where the measurements are now, and the next step. */
export function MeasureSaved(props: {
  product: { address: string; name: string } | null
  /** The colour that the shopper came from. */
  color: string | null
  onChange: () => void
}) {
  const { product, color, onChange } = props
  const { t } = useWords()
  const loggedIn = useLoginHint()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const back =
    product &&
    `/product-details/${product.address}${color ? `?item=${encodeURIComponent(color)}` : ''}`
  return (
    <div className="grid max-w-[38rem] justify-items-start gap-4 pt-10 lg:pt-20">
      <Ridge />
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t('custom_size_saved')}
      </h1>
      <p className="text-ink-2">
        {product
          ? t('custom_size_saved_for', { name: product.name })
          : t(loggedIn ? 'custom_size_saved_account' : 'custom_size_saved_visit')}
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-3">
        <ButtonLink to={back ?? '/product-list'}>
          {product ? t('custom_size_back_to', { name: product.name }) : t('to_the_shop')}
        </ButtonLink>
        <TextButton onClick={onChange}>{t('custom_size_change')}</TextButton>
      </div>
    </div>
  )
}
