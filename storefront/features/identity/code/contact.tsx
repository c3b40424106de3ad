import { formatPhone } from '../../../ui/phone/phone-field.tsx'

/** An email or a phone, in its own direction. */
export function Contact({ contact }: { contact: string }) {
  return (
    <span className="ltr max-w-full wrap-anywhere">
      {contact.includes('@') ? contact : formatPhone(contact)}
    </span>
  )
}
