import type { ProductCard } from '@rimal/contract/catalog'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { whatsappAddress } from '../contact/options.ts'
import { RelatedProducts } from '../product/sections/related-products.tsx'

/**
 * A search without an answer: how to ask again, where to look, and someone who knows the shop. Without words nothing
 * was searched: the shop has no products.
 */
export function NothingFound({ words, loved }: { words: string; loved: ProductCard[] }) {
  const { t } = useWords()
  const { types, contact } = useShop()
  if (words === '') return <Empty title={t('opening_soon')} text={t('opening_soon_text')} />
  const whatsapp = (
    <a
      href={whatsappAddress(contact.whatsapp, t('search_ask_text', { words }))}
      target="_blank"
      rel="noreferrer"
      className="relative border-b border-current pb-[.15em] text-ink after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
    >
      {t('whatsapp')}
    </a>
  )
  return (
    <>
      <Empty title={t('no_products_found')} text={t('search_nothing_text', { words })}>
        {types.length > 0 && (
          <nav
            aria-label={t('search_nothing_types')}
            className="grid justify-items-center gap-2 pt-2"
          >
            <p className="label">{t('search_nothing_types')}</p>
            <ul className="flex flex-wrap justify-center gap-x-6 gap-y-3">
              {types.map(({ id, address, title }) => (
                <li key={id}>
                  <TextLink to={`/product-list/${address}`}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {contact.whatsapp && (
          <p className="pt-2 text-ink-2">
            <Sentence text={t('search_nothing_ask')} parts={{ whatsapp }} />
          </p>
        )}
      </Empty>
      <RelatedProducts title={t('search_nothing_loved')} cards={loved} />
    </>
  )
}
