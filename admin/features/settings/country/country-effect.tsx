import { Button } from '@mantine/core'
import { isKnownCountry } from '@rimal/contract/country/country-values'
import { groupOfSetting } from '@rimal/contract/staff/setting-groups'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import type { Fields } from '../fields/form-context.ts'
import { type FieldWords, useFieldWords } from '../fields/use-field-words.ts'
import css from '../settings.module.css'
import { type CountryChange, countryChanges } from './country-changes.ts'
import { describeValue } from './describe-value.ts'

type Props = {
  form: Fields
  onUse: (name: string, value: unknown) => void
}

/** Says before the save what the chosen country changes, and which settings keep the value of the owner. */
export function CountryEffect({ form, onUse }: Props) {
  const words = useFieldWords()
  const { data: saved } = useRead('GET staff/list-settings')
  const country = String(form['country'] ?? '')
  const earlier = String(saved?.find(({ name }) => name === 'country')?.value ?? '')
  if (!saved || country === '' || country === earlier) return null
  const changes = countryChanges(country, { saved, form })
  const around = { country, earlier, words }
  return (
    <div className={css.country} aria-live="polite">
      {isKnownCountry(country) ? null : <p>{words.t('settings_country_unknown')}</p>}
      <Changes
        title={words.t('settings_country_follow')}
        changes={changes.filter(({ follows }) => follows)}
        {...around}
      />
      <Changes
        title={words.t('settings_country_keep')}
        changes={changes.filter(({ follows }) => !follows)}
        onUse={onUse}
        {...around}
      />
    </div>
  )
}

type ChangesProps = {
  title: string
  changes: readonly CountryChange[]
  country: string
  earlier: string
  words: FieldWords
  onUse?: Props['onUse']
}

function Changes({ title, changes, country, earlier, words, onUse }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {changes.map(({ name, now, ofCountry, follows, isHere }) => {
          const before = describeValue({ name, value: now, country: earlier }, words)
          const after = describeValue({ name, value: ofCountry, country }, words)
          return (
            <div key={name}>
              <dt>
                {isHere ? (
                  words.label(name)
                ) : (
                  <Link to={`/settings/${groupOfSetting(name)}#${name}`}>{words.label(name)}</Link>
                )}
              </dt>
              <dd>
                <span>{follows ? after : before}</span>
                <small>
                  {follows
                    ? words.t('settings_country_instead', { value: before })
                    : words.t('settings_country_usual', { value: after })}
                </small>
                {isHere && onUse ? (
                  <Button variant="subtle" onClick={() => onUse(name, ofCountry)}>
                    {words.t('settings_country_use', { name: words.label(name) })}
                  </Button>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
