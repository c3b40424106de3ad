import type { Profile } from '@rimal/contract/account'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { attempt } from '../../ui/toast.tsx'
import { DeleteDialog } from './confirmation/delete-dialog.tsx'

/** The data that the shop has about the customer, to download; and the deletion of the account. */
export function MyData({ profile }: { profile: Profile }) {
  const { t } = useWords()
  const { busy, run } = useAction()
  const [deleting, setDeleting] = useState(false)

  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-h3">{t('data_title')}</h2>
      <p className="text-ink-2">{t('data_text')}</p>
      <Button
        kind="outline"
        busy={busy}
        onClick={() => void attempt('my data', () => run(download))}
      >
        {t('data_download')}
      </Button>
      <TextButton className="text-small text-alert" onClick={() => setDeleting(true)}>
        {t('delete_account')}
      </TextButton>
      <DeleteDialog profile={profile} open={deleting} onClose={() => setDeleting(false)} />
    </section>
  )
}

async function download() {
  const reply = await tryCall('GET account/export-data')
  if (!reply?.result) return reply
  return hand(JSON.stringify(reply.result, null, 2))
}

function hand(json: string) {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(address)
}
