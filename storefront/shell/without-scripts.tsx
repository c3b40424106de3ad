import type { Shop } from '@rimal/contract/shop'
import { whatsappAddress } from '../features/contact/options.ts'
import { Sentence } from '../i18n/sentence.ts'
import type { Words } from '../i18n/words.tsx'

/** Pages can be read without scripts, but nothing can be bought: who to ask instead. */
export function WithoutScripts({ shop, words }: { shop: Shop; words: Words }) {
  const { whatsapp } = shop.contact
  const look = 'border-b border-rule bg-wash px-(--gutter) py-3 text-center text-small'
  if (!whatsapp) return <p className={look}>{words.t('needs_scripts_alone')}</p>
  return (
    <p className={look}>
      <Sentence
        text={words.t('needs_scripts')}
        parts={{
          whatsapp: (
            <a key="whatsapp" href={whatsappAddress(whatsapp)} className="border-b border-current">
              {words.t('needs_scripts_whatsapp')}
            </a>
          ),
        }}
      />
    </p>
  )
}
