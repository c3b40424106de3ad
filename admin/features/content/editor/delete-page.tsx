import { Button } from '@mantine/core'
import type { StaffPage } from '@rimal/contract/staff/pages'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { readsOfPages } from './reads-of-pages.ts'

type Props = { page: StaffPage; hasChanges: boolean; onDeleted: () => void }

/** Deletes a page; a version can bring it back. */
export function DeletePage({ page: { slug, revision, isDraft }, hasChanges, onDeleted }: Props) {
  const { t } = useWords()
  const send = useSend(readsOfPages)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/delete-page', { body: { slug, revision } })
    onDeleted()
  })
  // A deleted page takes its draft with it.
  const isBlocked = hasChanges || isDraft
  return (
    <div className={css.delete}>
      <Notice error={error} />
      <Button
        variant="danger"
        loading={isBusy}
        aria-disabled={isBlocked}
        data-disabled={isBlocked || undefined}
        aria-describedby="delete-effect"
        onClick={() => (isBlocked ? undefined : void run())}
      >
        {t('content_delete')}
      </Button>
      <p className={css.hint} id="delete-effect">
        {t(
          hasChanges
            ? 'content_save_first'
            : isDraft
              ? 'draft_in_the_way'
              : 'content_delete_effect',
        )}
      </p>
    </div>
  )
}
