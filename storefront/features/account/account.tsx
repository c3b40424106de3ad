import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Contacts } from './contacts.tsx'
import { MyData } from './my-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import { useHers } from './use-hers.ts'

const askProfile = () => call('GET account/get-profile')

/** Who she is, how we reach her, and where she is logged in. */
export function Account() {
  const { t } = useWords()
  const { hers: profile, setHers, failed, load } = useHers(askProfile)
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">
        {profile ? t('account_hello', { name: profile.name }) : t('my_profile')}
      </h1>
      {failed && (
        <ErrorNote className="mt-6" onRetry={load}>
          {failed}
        </ErrorNote>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-12">
        <div className="lg:col-span-4">
          {profile ? (
            <Contacts profile={profile} onChanged={setHers} />
          ) : (
            !failed && <Skeleton className="h-40" />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:col-span-7 lg:col-start-6">
          {profile && <ProfileForm profile={profile} onSaved={setHers} />}
          <Addresses />
          <Measurements />
          <Visits />
          <StoreCredit />
          <Sessions />
          {profile && <MyData profile={profile} />}
        </div>
      </div>
    </>
  )
}

function Measurements() {
  const { t } = useWords()
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('profiles_title')}</h2>
      <p className="text-ink-2">{t('profiles_text')}</p>
      <TextLink to="/my-measurements">{t('profiles_open')}</TextLink>
    </section>
  )
}

function Addresses() {
  const { t } = useWords()
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('addresses_title')}</h2>
      <p className="text-ink-2">{t('addresses_text')}</p>
      <TextLink to="/user-address">{t('addresses_open')}</TextLink>
    </section>
  )
}

function Visits() {
  const { t } = useWords()
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('my_visits')}</h2>
      <p className="text-ink-2">{t('my_visits_text')}</p>
      <TextLink to="/my-visits">{t('my_visits_open')}</TextLink>
    </section>
  )
}

function StoreCredit() {
  const { t } = useWords()
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-h3">{t('credit_title')}</h2>
      <p className="text-ink-2">{t('credit_intro')}</p>
      <TextLink to="/my-credit">{t('credit_see')}</TextLink>
    </section>
  )
}
