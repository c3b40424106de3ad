import { type SettingGroup, settingGroupNames } from '@rimal/contract/staff/setting-groups'
import type { SettingForm } from '@rimal/contract/staff/settings'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { EditForm } from '../../ui/form/edit-form.tsx'
import { Crumb, PageHead } from '../../ui/page-head.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { CountryEffect } from './country/country-effect.tsx'
import { useCountry } from './country/use-country.ts'
import { FormProvider } from './fields/form-context.ts'
import { useFieldWords } from './fields/use-field-words.ts'
import { ForceBox } from './force-box.tsx'
import { ShopQueueNote } from './queue/shop-queue-note.tsx'
import { SettingPart } from './setting-part.tsx'
import { useGroupForm } from './use-group-form.ts'
import { valueText } from './value-text.ts'
import { WrongElsewhere } from './wrong-elsewhere.tsx'

/** One group of settings as a form, which saves all its changes together. */
export function GroupPage() {
  const { t } = useWords()
  const { group: asked } = useParams()
  const group = settingGroupNames.find((name) => name === asked)
  if (!group) return <p className={ui.empty}>{t('settings_no_group')}</p>
  return (
    <>
      <Crumb>
        <Link to="/settings">{t('settings_all')}</Link>
      </Crumb>
      <PageHead title={t(`settings_group_${group}`)} lede={t(`settings_group_${group}_lede`)} />
      {group === 'queue' ? <ShopQueueNote /> : null}
      <LoadedGroup key={group} group={group} />
    </>
  )
}

function LoadedGroup({ group }: { group: SettingGroup }) {
  const { data, error, refetch } = useRead('GET staff/get-setting-group/{group}', {
    params: { group },
  })
  // While a group is being read, the earlier answer is of another group.
  if (data && data.group === group) {
    return (
      <Group given={data} read={async () => (await refetch({ throwOnError: true })).data ?? data} />
    )
  }
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = { given: SettingForm; read: () => Promise<SettingForm> }

function Group({ given, read }: Props) {
  const words = useFieldWords()
  const { form, force, setForce } = useGroupForm(given, read)
  const { value, changed, errors } = form
  const { change, put, defaultOf } = useCountry(given, form)
  const currency = String(value['currency'] ?? given.currency)
  const context = { ...given, currency, errors }
  const shapeOf = (name: string) =>
    given.settings.find((setting) => setting.name === name)?.shape ?? {}
  return (
    <FormProvider value={context}>
      <EditForm
        form={form}
        nameOf={(name) => words.label(name)}
        textOf={(name, one) =>
          valueText({ shape: shapeOf(name), path: name, value: one, currency }, words) ||
          words.t('form_empty_value')
        }
      >
        {changed.includes('currency') ? (
          <ForceBox error={form.error} isForced={force} onChange={setForce} />
        ) : null}
        <WrongElsewhere group={given.group} errors={errors} />
        {given.settings.map((setting) => (
          <Fragment key={setting.name}>
            <SettingPart
              setting={{ ...setting, byDefault: defaultOf(setting) }}
              value={value[setting.name]}
              isChanged={changed.includes(setting.name)}
              onChange={(next) => change(setting.name, next)}
            />
            {setting.name === 'country' && changed.includes('country') ? (
              <CountryEffect form={value} onUse={put} />
            ) : null}
          </Fragment>
        ))}
      </EditForm>
    </FormProvider>
  )
}
