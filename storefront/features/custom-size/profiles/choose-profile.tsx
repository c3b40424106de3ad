import type { MeasurementProfile } from '@rimal/contract/custom-sizes'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { OnSaved } from '../measurements.ts'
import { storeUnit } from '../my-unit.ts'
import { measuredWhen } from './measured-when.ts'

/** The choice of the measurement profile, with one press. */
export function ChooseProfile(props: {
  profiles: MeasurementProfile[]
  heading: 'h2' | 'h3'
  onChoose: OnSaved
  onNew: () => void
}) {
  const { profiles, heading: Heading, onChoose, onNew } = props
  const words = useWords()
  const { timeZone } = useShop()
  const { t } = words
  return (
    <div className="mx-auto grid max-w-[38rem] gap-6 p-5 lg:py-12">
      <Heading className="text-h2">{t('profile_owner')}</Heading>
      <ul className="border-t border-rule">
        {profiles.map((profile) => (
          <li key={profile.profileId}>
            <button
              type="button"
              onClick={() => {
                storeUnit(profile.unit)
                onChoose(profile.customSizeId, profile.name)
              }}
              className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-rule py-3 leading-tight hover:text-oud"
            >
              <span className="grid gap-1">
                <span className="font-display text-[1.25rem] wrap-anywhere">{profile.name}</span>
                <span className="text-small text-ink-2">
                  {measuredWhen(profile, { timeZone, words })}
                </span>
              </span>
              <Icon name="chevron-next" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="outline" onClick={onNew}>
        {t('profile_new')}
      </Button>
      <p className="text-small">
        <TextLink to="/my-measurements">{t('profiles_manage')}</TextLink>
      </p>
    </div>
  )
}
