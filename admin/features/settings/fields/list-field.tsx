import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/list/move-acts.tsx'
import { type DrawField, type FieldProps, useFormContext } from './form-context.ts'
import { itemName } from './item-name.ts'
import css from './fields.module.css'
import { newValue } from './shape-values.ts'
import { moved, useItemKeys } from './use-item-keys.ts'
import { useFieldWords } from './use-field-words.ts'

type Props = FieldProps & { Field: DrawField }

/** A list of objects: each can be changed, moved and taken out, and others are added at the end. */
export function ListField(props: Props) {
  const { shape, path, onChange, around, Field } = props
  const words = useFieldWords()
  const { errors } = useFormContext()
  const { items, keys, list, said, nameAt, move, remove, add } = useList(props)
  return (
    <div className={css.list} ref={list}>
      {path.includes('.') ? <Heading path={path} /> : null}
      <output className={css.hidden}>{said}</output>
      {errors[path] ? (
        <p className={css.wrong} role="alert">
          {errors[path]}
        </p>
      ) : null}
      {items.map((one, index) => (
        <fieldset key={keys[index]} className={css.item} data-item={`${path}.${index}`}>
          <legend>{nameAt(index)}</legend>
          <Field
            shape={shape.items ?? {}}
            path={`${path}.${index}`}
            value={one}
            around={around}
            onChange={(next) => onChange(items.with(index, next))}
          />
          <MoveActs
            name={isolate(nameAt(index))}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onUp={() => move(index, index - 1, 'up')}
            onDown={() => move(index, index + 1, 'down')}
            onRemove={() => remove(index)}
          />
        </fieldset>
      ))}
      {items.length < (shape.maxItems ?? Infinity) ? (
        <Button variant="default" leftSection={<Icon name="plus" />} data-add={path} onClick={add}>
          {words.part(path, 'add')}
        </Button>
      ) : null}
    </div>
  )
}

/** Changes the list, says what was done, and leads the focus to where it was done. */
function useList({ shape, path, value, onChange }: Props) {
  const words = useFieldWords()
  const { currency } = useFormContext()
  const items = (value ?? []) as unknown[]
  const { keys, ...keyOrder } = useItemKeys(items.length)
  const { list, focusAt } = useFocusLater()
  const [said, setSaid] = useState('')
  const nameAt = (index: number) => itemName({ item: items[index], path, index }, words)
  const move = (from: number, to: number, act: 'up' | 'down') => {
    if (to < 0 || to >= items.length) return
    keyOrder.move(from, to)
    onChange(moved(items, from, to))
    focusAt(`[data-item="${path}.${to}"] > div > [data-act="${act}"]`)
    const place = { name: isolate(nameAt(from)), place: to + 1, count: items.length }
    setSaid(words.t('settings_moved', place))
  }
  const remove = (index: number) => {
    setSaid(words.t('settings_removed', { name: isolate(nameAt(index)) }))
    keyOrder.remove(index)
    onChange(items.toSpliced(index, 1))
    focusAt(`[data-add="${path}"]`)
  }
  const add = () => {
    // The currency of the shop is no other currency.
    onChange([...items, newValue(shape.items ?? {}, [...items, { currency }])])
    focusAt(`[data-item="${path}.${items.length}"] :is(input, select)`)
  }
  return { items, keys, list, said, nameAt, move, remove, add }
}

function Heading({ path }: { path: string }) {
  const words = useFieldWords()
  const help = words.help(path)
  return (
    <div>
      <p className={css.label}>{words.label(path)}</p>
      {help ? <p className={css.micro}>{help}</p> : null}
    </div>
  )
}

/** Moves the focus to what a selector finds once the list is drawn anew. */
function useFocusLater() {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  const focusAt = (selector: string) => {
    wanted.current = selector
  }
  return { list, focusAt }
}
