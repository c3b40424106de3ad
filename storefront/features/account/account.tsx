import { firstName } from '@rimal/contract/text/first-name'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useResource } from '../../ui/resource/use-resource.ts'
import { AccountLinks } from './account-links.tsx'
import { Contacts } from './contacts.tsx'
import { MyData } from './my-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'

const askProfile = (signal: AbortSignal) => call('GET account/get-profile', { signal })

/** The customer's pages, the profile, the contacts and the logins. */
export function Account() {
  const { t } = useWords()
  const { result: profile, show, failed, load } = useResource('profile', askProfile)
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">
        {profile ? t('account_hello', { name: firstName(profile.name) }) : t('my_profile')}
      </h1>
      {failed && (
        <ErrorNote className="mt-6" onRetry={load}>
          {failed}
        </ErrorNote>
      )}
      <AccountLinks />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 lg:grid-cols-12 lg:gap-x-(--gap) lg:pt-12">
        <div className="lg:col-span-4">
          {profile ? (
            <Contacts profile={profile} onChanged={show} />
          ) : (
            !failed && <Skeleton className="h-40" />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:col-span-7 lg:col-start-6">
          {profile && <ProfileForm profile={profile} onSaved={show} />}
          <Sessions />
          {profile && <MyData profile={profile} />}
        </div>
      </div>
    </>
  )
}
