import type { Profile } from '@rimal/contract/account'
import { formatDay, localTime } from '@rimal/contract/dates'
import { languagePath } from '@rimal/contract/language'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { logOut } from '../../session/session.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { formatPhone } from '../../ui/phone-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { DoorView } from './door-view.tsx'
import { doorOf } from './doors.ts'
import { Sessions } from './sessions.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('my_profile'), noIndex: true }),
}

export function Component() {
  return useLoginHint() ? <Account /> : <DoorView door={doorOf('/my-account')} />
}

function Account() {
  const { t } = useWords()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  const load = useCallback(() => {
    call('GET account/get-profile').then(
      ({ result, message }) => {
        setFailed(result ? null : message)
        if (result) setProfile(result)
      },
      () => setFailed(t('no_answer')),
    )
  }, [t])
  useEffect(load, [load])

  return (
    <div className="wrap pt-10 lg:pt-20">
      <h1 className="text-h1">
        {profile ? t('account_hello', { name: profile.name }) : t('my_profile')}
      </h1>
      {failed && (
        <ErrorNote className="mt-6" onRetry={load}>
          {failed}
        </ErrorNote>
      )}
      <div className="grid gap-12 pt-8 lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-12">
        <div className="lg:col-span-4">
          {profile ? <Contacts profile={profile} /> : !failed && <Skeleton className="h-40" />}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Sessions />
        </div>
      </div>
    </div>
  )
}

function Contacts({ profile }: { profile: Profile }) {
  const { t, language } = useWords()
  const { timeZone } = useShop()
  const { email, phone, customerSince } = profile
  const { day } = localTime(new Date(customerSince), timeZone)

  async function leave() {
    if (!(await logOut(languagePath(language, '/home')))) showToast(t('no_answer'))
  }

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('account_contact')}</h2>
      {email && <span className="ltr max-w-full wrap-anywhere">{email}</span>}
      {phone && <span className="ltr">{formatPhone(phone)}</span>}
      <p className="text-small text-ink-2">
        {t('account_since', { day: formatDay(day, language, { year: true }) })}
      </p>
      <Button kind="outline" className="mt-4" onClick={() => void leave()}>
        {t('logout')}
      </Button>
    </section>
  )
}
