import type { Country } from '@rimal/contract/countries'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { read, answerOf } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { CountryList } from '../../ui/country-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { attempt } from '../../ui/toast.tsx'
import { useCart } from '../cart/use-cart.ts'
import { chooseCountry } from './choose-country.ts'
import { useCountry } from './use-delivery.ts'

/**
 * All countries with one search field. The dialog says that the shop does not deliver to a country as soon as it is
 * chosen.
 */
export function CountryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const { choose, close, refusal } = useChoice(onClose)
  const { code } = useCountry()
  // The dialog opens from within a sentence; the portal prevents it from having the style of that sentence.
  return createPortal(
    <Dialog open={open} onClose={close} title={t('deliver_title')} kind="sheet" bare>
      <CountryList
        title={t('deliver_title')}
        search={t('deliver_search')}
        isChosen={(country) => country.code === code}
        onChoose={(country) => void choose(country)}
        renderEnd={(country) => country.code === code && <Icon name="check" size="sm" />}
      >
        <p className="pt-2.5 text-micro leading-tight text-ink-2">{t('deliver_hint')}</p>
        <div role="alert" className="not-empty:pt-2.5">
          <FieldError error={refusal} />
        </div>
      </CountryList>
    </Dialog>,
    document.body,
  )
}

function useChoice(onClose: () => void) {
  const { t } = useWords()
  const { count } = useCart()
  const [refusal, setRefusal] = useState<string>()
  /** The number of the last press, or of closing: no answer to an earlier one counts. */
  const turn = useRef(0)

  function close() {
    turn.current += 1
    setRefusal(undefined)
    onClose()
  }

  async function choose({ code }: Country) {
    setRefusal(undefined)
    turn.current += 1
    const mine = turn.current
    const query = { country_code: code, lead_days: 0 }
    const reply = await answerOf(read('GET delivery/get-options', { query }))
    if (mine !== turn.current) return
    if (!reply?.result) return setRefusal(t('no_answer'))
    if (reply.result.options.length === 0) {
      return setRefusal(t('deliver_not_there', { country: reply.result.country.name }))
    }
    close()
    await attempt('country', () => answerOf(chooseCountry(code, { hasCart: Boolean(count) })))
  }
  return { choose, close, refusal }
}
