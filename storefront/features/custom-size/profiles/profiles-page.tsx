import type { MeasurementProfile } from '@rimal/contract/custom-sizes'
import { maxProfiles } from '@rimal/contract/limits'
import { useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import type { PageHandle } from '../../../head.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useLoginHint } from '../../../session/login-hint.ts'
import { useShop } from '../../../shop.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { attempt, showToast } from '../../../ui/toast.tsx'
import { useChangeFocus } from '../../../ui/use-change-focus.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { MeasurePanel } from '../measure-panel.tsx'
import { askProfiles } from './ask-profiles.ts'
import { measuredWhen } from './measured-when.ts'
import { RemoveProfile } from './remove-profile.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('profiles_title'), noIndex: true }),
}

/** The customer's measurement profiles. */
export function Component() {
  const { t } = useWords()
  if (useLoginHint()) return <Profiles />
  return (
    <div className="wrap pt-16 pb-8 lg:pt-24">
      <Empty
        heading="h1"
        title={t('profiles_title')}
        text={t('profiles_text')}
        link={{ to: '/user-login', label: t('login_title') }}
      />
    </div>
  )
}

function Profiles() {
  const { t } = useWords()
  const { result: profiles, show, failed, load } = useResource('profiles', askProfiles)
  const [measuring, setMeasuring] = useState<Measuring>(null)
  const [leaving, setLeaving] = useState<MeasurementProfile | null>(null)
  const [removed, setRemoved] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useChangeFocus(heading, removed)

  async function remove() {
    if (!leaving) return undefined
    const body = { profile_id: leaving.profileId }
    const reply = await tryCall('POST measurement-profile/remove-profile', { body })
    setLeaving(null)
    if (!reply?.result) return reply
    show(reply.result)
    setRemoved(removed + 1)
    return showToast(t('profile_removed'))
  }

  return (
    <div className="wrap pt-10 lg:pt-20">
      <div className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t('profiles_title')}
        </h1>
        <p className="text-ink-2">{t('profiles_text')}</p>
        {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
        {!profiles && !failed && <Skeleton className="h-60" />}
        {profiles && profiles.length > 0 && (
          <List profiles={profiles} onChange={setMeasuring} onRemove={setLeaving} />
        )}
        {profiles && profiles.length < maxProfiles && (
          <Button kind="outline" className="justify-self-start" onClick={() => setMeasuring('new')}>
            {t('profile_add')}
          </Button>
        )}
      </div>
      <MeasureDialog
        measuring={measuring}
        onClose={() => setMeasuring(null)}
        onSaved={() => {
          setMeasuring(null)
          showToast(t('profile_measurements_saved'))
          void load()
        }}
      />
      <RemoveProfile
        profile={leaving}
        onKeep={() => setLeaving(null)}
        onRemove={() => attempt(`profile ${leaving?.profileId}`, remove)}
      />
    </div>
  )
}

function List(props: {
  profiles: MeasurementProfile[]
  onChange: (profile: MeasurementProfile) => void
  onRemove: (profile: MeasurementProfile) => void
}) {
  const { profiles, onChange, onRemove } = props
  return (
    <ul className="border-t border-rule">
      {profiles.map((profile) => (
        <Row
          key={profile.profileId}
          profile={profile}
          onChange={() => onChange(profile)}
          onRemove={() => onRemove(profile)}
        />
      ))}
    </ul>
  )
}

/** The profile that is measured anew, or a new one. */
type Measuring = MeasurementProfile | 'new' | null

function MeasureDialog(props: { measuring: Measuring; onClose: () => void; onSaved: () => void }) {
  const { measuring, onClose, onSaved } = props
  const { t } = useWords()
  const chosen = measuring === 'new' ? null : measuring
  return (
    <Dialog
      open={measuring !== null}
      onClose={onClose}
      title={chosen ? chosen.name : t('custom_size_title')}
      kind="full"
      bare
    >
      <MeasurePanel
        initial={chosen ?? undefined}
        named="required"
        profile={chosen ?? undefined}
        onSaved={onSaved}
      />
    </Dialog>
  )
}

function Row(props: { profile: MeasurementProfile; onChange: () => void; onRemove: () => void }) {
  const { profile, onChange, onRemove } = props
  const words = useWords()
  const { timeZone } = useShop()
  const { t } = words
  const { name } = profile
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule py-5">
      <div className="grid gap-1 leading-tight">
        <h2 className="text-h3 wrap-anywhere">{name}</h2>
        <p className="text-small text-ink-2">{measuredWhen(profile, { timeZone, words })}</p>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-4 text-small">
        <TextButton onClick={onChange} aria-label={t('profile_change_of', { name })}>
          {t('profile_change')}
        </TextButton>
        <TextButton onClick={onRemove} aria-label={t('profile_remove_of', { name })}>
          {t('profile_remove')}
        </TextButton>
      </p>
    </li>
  )
}
