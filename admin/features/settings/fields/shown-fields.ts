import type { FieldShape } from '@rimal/contract/staff/field-shape'
import type { Fields } from './form-context.ts'

const isPickup: Rule = ({ kind }) => kind === 'pickup'
const hasOnePrice: Rule = ({ bands }) => bands === undefined

type Rule = (fields: Fields) => boolean

/** The fields that make sense only with certain values beside them, as setting-rules.ts of the server says. */
const rules: Record<string, Rule> = {
  'shipping.address': isPickup,
  'shipping.hours': isPickup,
  'shipping.price': hasOnePrice,
  'shipping.except': ({ countries }) => Array.isArray(countries) && countries.length === 0,
  'otherCurrencies.shipping.price': hasOnePrice,
  'announcements.code': ({ needs }) => needs !== 'welcome_discount',
  'announcements.link': ({ needs, code }) => needs !== 'welcome_discount' && code === undefined,
  'vat.percent': ({ regime }) => regime !== 'none',
}

/** Whether a field is shown, given the fields of its object. */
export function isShown(path: string, fields: Fields): boolean {
  const named = path.split('.').filter((part) => !/^\d+$/.test(part))
  return rules[named.join('.')]?.(fields) ?? true
}

/** Sets or removes a field, and removes the fields that this hides. */
export function withField(
  { path, shape, fields }: { path: string; shape: FieldShape; fields: Fields },
  name: string,
  value: unknown,
): Fields {
  const next: Fields = { ...fields, [name]: value }
  const names = Object.keys(shape.properties ?? {})
  // One sequence of fields, so that an object that is as it was is equal to it.
  return Object.fromEntries(
    [...names, ...Object.keys(next).filter((other) => !names.includes(other))]
      .filter((field) => next[field] !== undefined && isShown(`${path}.${field}`, next))
      .map((field) => [field, next[field]]),
  )
}
