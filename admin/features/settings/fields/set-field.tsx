import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import { areaName, knownAreas } from '@rimal/contract/visited-areas'
import { useId, useRef, useState } from 'react'
import { choicesOf } from './choices-of.ts'
import { errorBelow } from './error-below.ts'
import { type FieldProps, useFormContext } from './form-context.ts'
import css from './fields.module.css'
import { type FieldWords, useFieldWords } from './use-field-words.ts'

/** A list of countries, currencies, days or areas: what is in it, each to be taken out, and a field that adds one. */
export function SetField({ shape, path, value, onChange, isOptional }: FieldProps) {
  const words = useFieldWords()
  const { errors, country } = useFormContext()
  const adder = useRef<HTMLDivElement>(null)
  const label = words.label(path)
  const items = (value ?? []) as string[]
  const item = shape.items ?? {}
  const set = (next: string[]) => onChange(next.length === 0 && isOptional ? undefined : next)
  const remove = (one: string) => {
    set(items.filter((other) => other !== one))
    adder.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const add = (one: string) => {
    if (one === '' || items.includes(one)) return
    const next = [...items, one]
    set(item.title === 'day' ? next.toSorted() : next)
  }
  const isFull = items.length >= (shape.maxItems ?? Infinity)
  return (
    <fieldset aria-label={label} className={css.set}>
      {path.includes('.') ? <p className={css.label}>{label}</p> : null}
      {items.length === 0 ? (
        <p className={css.micro}>{words.t('settings_nothing_chosen')}</p>
      ) : null}
      <ul className={css.chips}>
        {items.map((one) => {
          const name = nameOf(one, { item, country }, words)
          return (
            <li key={one}>
              <button
                type="button"
                className={css.chip}
                aria-label={`${words.t('form_remove')}: ${name}`}
                onClick={() => remove(one)}
              >
                <bdi>{name}</bdi>
                <span aria-hidden>✕</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div ref={adder}>
        {isFull ? null : <Adder item={item} path={path} taken={items} onAdd={add} />}
      </div>
      <FieldError text={errorBelow(errors, path)} />
      <Help path={path} />
    </fieldset>
  )
}

function FieldError({ text }: { text: string | undefined }) {
  return text ? (
    <p className={css.wrong} role="alert">
      {text}
    </p>
  ) : null
}

function Help({ path }: { path: string }) {
  const help = useFieldWords().help(path)
  // The help of a whole setting stands under its title.
  return help && path.includes('.') ? <p className={css.micro}>{help}</p> : null
}

type AdderProps = {
  item: FieldShape
  path: string
  taken: readonly string[]
  onAdd: (one: string) => void
}

function Adder({ item, path, taken, onAdd }: AdderProps) {
  const words = useFieldWords()
  const form = useFormContext()
  const [next, setNext] = useState('')
  const areas = useId()
  const label = `${words.t('settings_add')}: ${words.label(path)}`
  const choices = choicesOf({ shape: item, path }, form, words)
  const onChange = (event: { currentTarget: { value: string } }) =>
    setNext(event.currentTarget.value)
  const common = { 'aria-label': label, value: next, onChange, className: css.grow ?? '' }
  const add = () => {
    onAdd(item.title === 'area' ? storedArea(next.trim(), form.country) : next.trim())
    setNext('')
  }
  return (
    <div className={css.adder}>
      {choices ? (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: words.t('settings_choose') },
            ...choices.filter((choice) => !taken.includes(choice.value)),
          ]}
        />
      ) : (
        <TextInput
          {...common}
          type={item.title === 'day' ? 'date' : 'text'}
          dir="ltr"
          maxLength={item.maxLength ?? 60}
          list={item.title === 'area' ? areas : undefined}
          // Return would save the whole form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      )}
      {item.title === 'area' ? (
        <datalist id={areas}>
          {knownAreas(form.country).map((area) => (
            <option key={area.en} value={area.en}>
              {words.text(area)}
            </option>
          ))}
        </datalist>
      ) : null}
      <Button variant="default" aria-label={label} onClick={add}>
        {words.t('settings_add')}
      </Button>
    </div>
  )
}

/** Areas are stored in English, as addresses are, whatever language they are written in. */
function storedArea(written: string, country: string): string {
  return knownAreas(country).find(({ ar }) => ar === written)?.en ?? written
}

type Of = { item: FieldShape; country: string }

function nameOf(one: string, { item, country }: Of, words: FieldWords): string {
  if (item.title === 'area') return words.text(areaName(country, one))
  if (item.title === 'country') return words.country(one)
  if (item.title === 'currency') return words.currency(one)
  return item.title === 'day' ? words.day(one) : one
}
