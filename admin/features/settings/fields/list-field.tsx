import { Button } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { type DrawField, type FieldProps, useFormContext } from './form-context.ts'
import { itemName } from './item-name.ts'
import css from './fields.module.css'
import { newValue } from './shape-values.ts'
import { useFieldWords } from './use-field-words.ts'
import { useKeyedItems } from './use-keyed-items.ts'

type Props = FieldProps & { Field: DrawField }

/** A list of objects: each can be changed, moved and taken out, and others are added at the end. */
export function ListField(props: Props) {
  const { shape, path, value, onChange, around, Field } = props
  const words = useFieldWords()
  const { errors, currency } = useFormContext()
  const values = (value ?? []) as unknown[]
  const { items, change } = useKeyedItems(values, onChange)
  const nameAt = (index: number) => itemName({ item: values[index], path, index }, words)
  const list = useListActs({
    items,
    onChange: change,
    nameAt: (index) => isolate(nameAt(index)),
  })
  const add = () => {
    // The currency of the shop is no other currency.
    const added = newValue(shape.items ?? {}, [...values, { currency }])
    list.add({ key: crypto.randomUUID(), value: added })
  }
  return (
    <div className={css.list}>
      {path.includes('.') ? <Heading path={path} /> : null}
      <output className={css.hidden}>{list.said}</output>
      {errors[path] ? (
        <p className={css.wrong} role="alert">
          {errors[path]}
        </p>
      ) : null}
      {items.map((one, index) => (
        <fieldset key={one.key} className={css.item} {...list.item(index)}>
          <legend>{nameAt(index)}</legend>
          <Field
            shape={shape.items ?? {}}
            path={`${path}.${index}`}
            value={one.value}
            around={around}
            onChange={(next) => onChange(values.with(index, next))}
          />
          <MoveActs {...list.acts(index)} />
        </fieldset>
      ))}
      {items.length < (shape.maxItems ?? Infinity) ? (
        <Button variant="default" leftSection={<Icon name="plus" />} {...list.adder} onClick={add}>
          {words.part(path, 'add')}
        </Button>
      ) : null}
    </div>
  )
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
