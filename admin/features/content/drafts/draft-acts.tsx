import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import { useChange } from '../../../ui/use-change.ts'
import { timeZoneName } from '../../../ui/time/time-zone-name.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useShop } from '../../../use-shop.ts'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'
import { PlanDialog } from './plan-dialog.tsx'

type Props = {
  draft: { isDraft: boolean; publishAt: string | null }
  hasChanges: boolean
  isBusy: boolean
  /** How many times the form was published. */
  published: number
  onPublish: () => Promise<boolean>
  onPlan: (publishAt: string | null) => Promise<unknown>
  onDiscard: () => Promise<unknown>
  /** The server refused fields of the draft. */
  onRefused: (error: unknown) => void
  /** Further acts at the beginning. */
  children?: ReactNode
}

/** Publishes a draft now or at a planned moment, takes a plan back, or discards the draft. */
export function DraftActs({ children, ...props }: Props) {
  const { draft, hasChanges, published, onPlan, onDiscard, onRefused } = props
  const { publishAt } = draft
  const { t } = useWords()
  const time = useTime()
  const { said, say } = useSaid()
  const [opened, setOpened] = useState<'plan' | 'discard' | null>(null)
  const { run, isBusy, error } = useChange(onPlan)
  const saidOf = useRef(published)
  useEffect(() => {
    if (published === saidOf.current) return
    saidOf.current = published
    // The sentence takes the focus, because the button that was pressed is gone with the draft.
    say(t('draft_published'))
  }, [published, say, t])
  useEffect(() => {
    if (hasChanges) say('', false)
  }, [hasChanges, say])
  const unplan = async () => {
    if (await run(null)) say(t('draft_unplanned'))
  }
  return (
    <div className={css.acts}>
      <div className={css.row}>
        {children}
        <Buttons
          draft={draft}
          hasChanges={hasChanges}
          isBusy={props.isBusy}
          onPublish={props.onPublish}
          isUnplanning={isBusy}
          onUnplan={() => void unplan()}
          onOpen={setOpened}
        />
      </div>
      {hasChanges ? <small id="draft-reason">{t('draft_save_first')}</small> : null}
      {publishAt ? <PlannedNote publishAt={publishAt} /> : null}
      <Notice error={error} />
      <Said said={said} />
      <PlanDialog
        isOpen={opened === 'plan'}
        onClose={() => setOpened(null)}
        publishAt={publishAt}
        onPlan={onPlan}
        onIncomplete={(refusal) => {
          onRefused(refusal)
          say(t('draft_incomplete'), false)
        }}
        onPlanned={(when) => say(t('draft_planned', { when: time(when) }))}
      />
      <DiscardDialog
        isOpen={opened === 'discard'}
        onClose={() => setOpened(null)}
        onDiscard={onDiscard}
        onDiscarded={() => say(t('draft_discarded'))}
      />
    </div>
  )
}

type ButtonsProps = Pick<Props, 'draft' | 'hasChanges' | 'isBusy' | 'onPublish'> & {
  isUnplanning: boolean
  onUnplan: () => void
  onOpen: (dialog: 'plan' | 'discard') => void
}

function Buttons({ draft, hasChanges, isBusy, onPublish, ...plan }: ButtonsProps) {
  const { t } = useWords()
  const { isDraft, publishAt } = draft
  const { isUnplanning, onUnplan, onOpen } = plan
  /** These acts are about the saved draft, so changes of the form are saved first. */
  const ofSaved = (act: () => void) => ({
    'aria-disabled': hasChanges,
    'data-disabled': hasChanges || undefined,
    'aria-describedby': hasChanges ? 'draft-reason' : undefined,
    onClick: () => (hasChanges ? undefined : act()),
  })
  if (!isDraft && !hasChanges) return null
  return (
    <>
      <Button loading={isBusy} {...ofSaved(() => void onPublish())}>
        {t('draft_publish')}
      </Button>
      <Button variant="default" {...ofSaved(() => onOpen('plan'))}>
        {t(publishAt ? 'draft_replan' : 'draft_plan')}
      </Button>
      {publishAt ? (
        <Button variant="default" loading={isUnplanning} {...ofSaved(onUnplan)}>
          {t('draft_unplan')}
        </Button>
      ) : null}
      {isDraft ? (
        <Button variant="danger" {...ofSaved(() => onOpen('discard'))}>
          {t('draft_discard')}
        </Button>
      ) : null}
    </>
  )
}

function PlannedNote({ publishAt }: { publishAt: string }) {
  const { t, language } = useWords()
  const time = useTime()
  const zone = timeZoneName(useShop()?.timeZone ?? 'UTC', language)
  return <p>{t('draft_planned_effect', { when: time(publishAt), zone })}</p>
}

type DiscardProps = {
  isOpen: boolean
  onClose: () => void
  onDiscard: () => Promise<unknown>
  onDiscarded: () => void
}

function DiscardDialog({ isOpen, onClose, onDiscard, onDiscarded }: DiscardProps) {
  const { t } = useWords()
  const { run, isBusy, error } = useChange(async () => {
    await onDiscard()
    onClose()
    onDiscarded()
  })
  return (
    <Dialog title={t('draft_discard_title')} isOpen={isOpen} onClose={onClose}>
      <div className={css.dialog}>
        <Notice error={error} />
        <p>{t('draft_discard_effect')}</p>
        <div className={css.row}>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {t('draft_discard')}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('draft_keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
