import { Button } from '@mantine/core'
import type { SettingForm } from '@rimal/contract/staff/settings'
import { Link } from 'react-router'
import { Section } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { Field } from './fields/field.tsx'
import { isPlain, isText } from './fields/shape-kinds.ts'
import { inShape } from './fields/shape-values.ts'
import { useFieldWords } from './fields/use-field-words.ts'
import { ProposalNote } from './proposal-note.tsx'
import css from './settings.module.css'

type Props = {
  setting: SettingForm['settings'][number]
  value: unknown
  isChanged: boolean
  onChange: (value: unknown) => void
}

/** One setting: what it is, its fields, and what its change does. */
export function SettingPart({ setting, value, isChanged, onChange }: Props) {
  const { name, shape, byDefault } = setting
  const words = useFieldWords()
  const label = words.label(name)
  const effect = isChanged ? words.effect(name) : undefined
  const original = inShape(shape, byDefault)
  const act =
    JSON.stringify(value) === JSON.stringify(original) ? null : (
      <Button
        variant="subtle"
        aria-label={`${words.t('settings_take_default')}: ${label}`}
        onClick={() => onChange(original)}
      >
        {words.t('settings_take_default')}
      </Button>
    )
  const field = <Field shape={shape} path={name} value={value} around={[]} onChange={onChange} />
  const note = (
    <>
      {effect ? <p className={css.effect}>{effect}</p> : null}
      <ProposalNote setting={setting} isChanged={isChanged} />
    </>
  )
  if (isPlain(shape) || isText(shape)) {
    return (
      <div className={css.setting} data-changed={isChanged} id={name}>
        <div className={css.plain}>
          <div className={css.field} data-wide={isText(shape)}>
            {field}
          </div>
          {note}
          {act}
        </div>
      </div>
    )
  }
  return (
    <div className={css.setting} data-changed={isChanged}>
      <Section id={name} title={label} act={act}>
        <p className={css.help}>
          {words.help(name)} {name === 'paymentRules' ? <ToConnections /> : null}
        </p>
        {field}
        {note}
      </Section>
    </div>
  )
}

/** The rules order the providers that Connections sets up. */
function ToConnections() {
  const { t } = useWords()
  return <Link to="/settings/connections">{t('connections_title')}</Link>
}
