import type { FieldProps } from './form-context.ts'
import { ListField } from './list-field.tsx'
import { ObjectField } from './object-field.tsx'
import { SetField } from './set-field.tsx'
import { SimpleField } from './simple-field.tsx'
import { WeekdaysField } from './weekdays-field.tsx'

/** A field for a value of any shape. */
export function Field(props: FieldProps) {
  const { properties, items } = props.shape
  if (properties) return <ObjectField {...props} Field={Field} />
  if (items?.properties) return <ListField {...props} Field={Field} />
  if (items?.title === 'weekday') return <WeekdaysField {...props} />
  return items ? <SetField {...props} /> : <SimpleField {...props} />
}
