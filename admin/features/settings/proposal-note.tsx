import { Button } from '@mantine/core'
import type { SettingForm } from '@rimal/contract/staff/settings'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfSettings } from './reads-of-settings.ts'
import css from './settings.module.css'

const proposals: readonly string[] = ['shipping', 'cashOnDelivery']

type Props = { setting: SettingForm['settings'][number]; isChanged: boolean }

/** Says that nobody has decided on a setting yet, and lets the owner confirm what the program proposes. */
export function ProposalNote({ setting: { name, value, own }, isChanged }: Props) {
  const { t } = useWords()
  const send = useSend(readsOfSettings)
  const { run, isBusy, error } = useChange(() =>
    send('POST staff/change-setting', { body: { name, value } }),
  )
  if (own || isChanged || !proposals.includes(name)) return null
  return (
    <div className={css.proposal}>
      <Notice error={error} />
      <p>{t('settings_proposal')}</p>
      <Button variant="default" loading={isBusy} onClick={() => void run()}>
        {t('settings_proposal_keep')}
      </Button>
    </div>
  )
}
