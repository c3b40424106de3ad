import { type Address, type AddressField, addressForm, isRequired } from '@rimal/contract/addresses'
import { addressTypes } from '@rimal/contract/choices'
import { textIn } from '@rimal/contract/language'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { CountryField } from '../../../ui/country-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PhoneField } from '../../../ui/phone/phone-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { broughtTo } from '../../delivery/brought-to.ts'

type Props = {
  address: Address
  onChange: (address: Address) => void
  /** The field's name begins with `prefix`: 'address.city'. */
  prefix: string
  faultOf: (name: string) => string | undefined
  onLeave: (name: string) => void
  /** True for the address of a delivery; an invoice has neither landmark nor driver. */
  forShipment: boolean
  /** All the fields to show, when they are not those of a delivery. */
  fields?: readonly AddressField[]
}

/** The fields of an address in the order that its country uses; rarely needed fields are folded away. */
export function AddressFields(props: Props) {
  const { address, onChange, prefix, faultOf, onLeave, forShipment } = props
  const { t } = useWords()
  if (props.fields) return <Parts {...props} fields={props.fields} />
  const fields = addressForm(address.country).filter(({ name }) => name !== 'country')
  const rare = forShipment ? fields.filter(isRare) : []
  const shown = fields.filter((field) => (forShipment ? !isRare(field) : field.name !== 'landmark'))
  const name = `${prefix}.country`
  return (
    <>
      <CountryField
        name={name}
        label={t('address_country')}
        value={address.country}
        onChange={(country) => onChange(broughtTo(country, address))}
        onBlur={() => onLeave(name)}
        error={faultOf(name)}
        required
      />
      <Parts {...props} fields={shown} />
      {forShipment && (
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-small leading-tight">
            {t('address_type')}
          </span>
          <Segmented
            legend={t('address_type')}
            value={address.type}
            onChange={(type) => onChange({ ...address, type })}
            options={addressTypes.map((type) => ({
              value: type,
              label: t(`address_type_${type}`),
            }))}
          />
        </div>
      )}
      {forShipment && <RareFields {...props} fields={rare} />}
    </>
  )
}

function Parts({ fields, ...props }: Props & { fields: readonly AddressField[] }) {
  return (
    <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-start gap-4 max-[22rem]:grid-cols-1">
      {fields.map((field, index) => (
        <Part key={field.name} {...props} field={field} wide={isWide(fields, index)} />
      ))}
    </div>
  )
}

function RareFields(props: Props & { fields: AddressField[] }) {
  const { address, onChange, prefix, faultOf, onLeave, fields } = props
  const { t } = useWords()
  const filled = fields.some(({ name }) => address[name]) || address.alternateNumber !== ''
  const [open, setOpen] = useState(filled)
  // A saved address that the customer chooses may fill these fields later.
  if (filled && !open) setOpen(true)
  if (!open) {
    return (
      <div>
        <TextButton onClick={() => setOpen(true)} className="text-small leading-tight">
          <Icon name="plus" size="sm" />
          {t('address_more')}
        </TextButton>
      </div>
    )
  }
  const name = `${prefix}.alternateNumber`
  return (
    <>
      {fields.map((field) => (
        <Part key={field.name} {...props} field={field} wide />
      ))}
      <PhoneField
        name={name}
        label={t('address_alternateNumber')}
        optional
        value={address.alternateNumber}
        onChange={(alternateNumber) => onChange({ ...address, alternateNumber })}
        onBlur={() => onLeave(name)}
        error={faultOf(name)}
        country={address.country}
        autoComplete="off"
      />
    </>
  )
}

function Part(props: Props & { field: AddressField; wide: boolean }) {
  const { address, onChange, prefix, faultOf, onLeave, forShipment, field, wide } = props
  const { t, language } = useWords()
  const name = `${prefix}.${field.name}`
  const code = field.name === 'zipCode'
  const required = isRequired(field, address)
  const common = {
    name,
    label: t(`address_${field.label}`),
    value: address[field.name],
    onChange: (value: string) => onChange({ ...address, [field.name]: value }),
    onBlur: () => onLeave(name),
    error: faultOf(name),
    optional: !required,
    required,
    className: wide ? 'col-span-full' : '',
    autoComplete:
      field.autocomplete === 'off'
        ? 'off'
        : `${forShipment ? 'shipping' : 'billing'} ${field.autocomplete}`,
  }
  if (field.options) {
    const options = field.options.map((option) => ({
      value: option.en,
      label: textIn(option, language),
    }))
    return <SelectField {...common} options={options} placeholder={t('address_choose')} />
  }
  return (
    <TextField
      {...common}
      maxLength={field.maxLength}
      dir={code ? 'ltr' : undefined}
      autoCapitalize={code ? 'characters' : undefined}
      placeholder={field.name === 'landmark' ? t('address_landmark_example') : undefined}
      hint={field.label === 'national_address' ? t('address_national_address_why') : undefined}
    />
  )
}

/** Says whether a field is shown only on demand: most deliveries arrive without it. */
function isRare({ name, required }: AddressField): boolean {
  return name === 'landmark' || (name === 'district' && !required)
}

/** Short parts stand two by two; one that is left alone takes the whole line. */
function isWide(fields: readonly AddressField[], index: number): boolean {
  const isLine = (field: AddressField | undefined) =>
    !field || field.name.startsWith('addressLine') || field.label === 'national_address'
  if (isLine(fields[index])) return true
  let first = index
  while (!isLine(fields[first - 1])) first -= 1
  return (index - first) % 2 === 0 && isLine(fields[index + 1])
}
