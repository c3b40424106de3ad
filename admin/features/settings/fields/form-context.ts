import type { FieldShape } from '@rimal/contract/staff/field-shape'
import type { SettingForm } from '@rimal/contract/staff/settings'
import { createContext, type ReactNode, useContext } from 'react'

/** What every field of a group can read. */
export type FormContext = Pick<SettingForm, 'country' | 'providers' | 'deliveryMethods'> & {
  /** The currency of the shop, as it is in the form. */
  currency: string
  /** What the server refused, by field (`shipping.0.price`). */
  errors: Readonly<Record<string, string>>
}

const Context = createContext<FormContext | null>(null)
export const FormProvider = Context

export function useFormContext(): FormContext {
  const context = useContext(Context)
  if (!context) throw new Error('There is no FormProvider.')
  return context
}

/** The fields of an object. */
export type Fields = Readonly<Record<string, unknown>>

export type FieldProps = {
  shape: FieldShape
  /** The setting, then its fields and the places in lists: `shipping.0.price`. */
  path: string
  value: unknown
  /** Undefined takes an optional field out. */
  onChange: (value: unknown) => void
  /** The field may be missing. */
  isOptional?: boolean
  /** The objects around the field, the nearest first. */
  around: readonly Fields[]
}

/** Draws any field; objects and lists get it, as their fields can be objects and lists again. */
export type DrawField = (props: FieldProps) => ReactNode

/** The currency of an amount: that of the nearest object with one, else the shop's. */
export function currencyOf(around: readonly Fields[], ofShop: string): string {
  const named = around.map(({ currency }) => currency).find((code) => typeof code === 'string')
  return named ? String(named) : ofShop
}
