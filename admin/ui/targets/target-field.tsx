import { NativeSelect, TextInput } from '@mantine/core'
import { everyKinds, maxTarget, targetKinds } from '@rimal/contract/content/targets'
import { textIn } from '@rimal/contract/language'
import { useWords } from '../../words.tsx'
import { isolate } from '../isolate.ts'
import ui from '../ui.module.css'
import { useTargets } from './use-targets.ts'

/** The beginning of every other address. */
const web = 'https://'
const kinds = ['place', ...targetKinds] as const

type Props = {
  label: string
  /** A target of contract/content/targets.ts, or empty for none. */
  value: string
  onChange: (value: string) => void
  /** The choice of no target; without it one must be chosen. */
  none?: string
  /** Whether all groups of a kind can be chosen too. */
  hasEvery?: boolean
  description?: string | undefined
  error?: string | undefined
}

/** Chooses what a link leads to: something of the shop from a list, or another address, which is written. */
export function TargetField(props: Props) {
  const { label, value, onChange, none, hasEvery = false, description, error } = props
  const { t } = useWords()
  const isWeb = value.startsWith('https:')
  const { choices, isRead, isFailed } = useChoices(hasEvery)
  const chosen = isWeb ? web : value
  const isKnown =
    chosen === '' ||
    isWeb ||
    choices.some(({ items }) => items.some((item) => item.value === value))
  return (
    <div className={ui.form}>
      <NativeSelect
        label={label}
        description={description}
        error={(isWeb ? undefined : error) ?? (isFailed ? t('admin_no_answer') : undefined)}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[
          { value: '', label: none ?? t('target_choose'), disabled: none === undefined },
          ...(isKnown ? [] : [{ value, label: isRead ? t('target_gone') : '…' }]),
          ...choices,
          { value: web, label: t('target_web') },
        ]}
      />
      {isWeb ? (
        <TextInput
          type="url"
          dir="ltr"
          label={t('target_address')}
          value={value}
          maxLength={maxTarget}
          onChange={(event) => onChange(asWeb(event.currentTarget.value))}
          error={error}
        />
      ) : null}
    </div>
  )
}

/** The field stays a field of addresses, whatever is pasted into it. */
function asWeb(typed: string): string {
  return `${web}${typed.trim().replace(/^(?:https?:?\/*)+/i, '')}`
}

function useChoices(hasEvery: boolean) {
  const { t, language } = useWords()
  const { targets, isRead, isFailed } = useTargets()
  const groups = kinds.map((kind) => ({
    group: t(`target_kind_${kind}`),
    items: targets
      .filter((one) => one.kind === kind)
      .map(({ target, title, isShown }) => {
        const name = textIn(title, language) || target
        return {
          value: target,
          label: isShown ? name : t('target_not_now', { name: isolate(name) }),
        }
      }),
  }))
  const every = everyKinds.map((kind) => ({
    value: `every:${kind}`,
    label: t(`target_every_${kind}`),
  }))
  const all = [...(hasEvery ? [{ group: t('target_every'), items: every }] : []), ...groups]
  return { choices: all.filter(({ items }) => items.length > 0), isRead, isFailed }
}
