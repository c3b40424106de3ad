import { Button, TextInput } from '@mantine/core'
import { maxTailor } from '@rimal/contract/production/production-stages'
import type { ProductionItem } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfProduction } from './reads-of-production.ts'

type Props = { item: ProductionItem; onClose: () => void; onDone: (sentence: string) => void }

/** Names the tailor of an item; its stage stays. */
export function TailorDialog({ item, onClose, onDone }: Props) {
  const { t } = useWords()
  const { orderNumber, lineId, state } = item
  const [tailor, setTailor] = useState(item.tailor)
  const send = useSend(readsOfProduction)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/change-production-stage', {
      body: { orderNumber, lineId, state, tailor },
    })
    onDone(t('sewing_tailor_saved', { item: isolate(orderNumber) }))
  })
  return (
    <Dialog title={t('sewing_set_tailor')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p className={ui.lede}>{t('sewing_tailor_effect')}</p>
        <Notice error={error} />
        <TextInput
          label={t('sewing_tailor_field')}
          dir="auto"
          value={tailor}
          maxLength={maxTailor}
          onChange={(event) => setTailor(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" loading={isBusy}>
          {t('sewing_tailor_save')}
        </Button>
      </form>
    </Dialog>
  )
}
