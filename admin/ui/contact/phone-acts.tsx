import { Button } from '@mantine/core'
import { maySee } from '@rimal/contract/personal-data'
import { useSession } from '../../session.ts'
import { useWords } from '../../words.tsx'

/** The ways to reach a customer by phone, or why there are none: the role does not see the phone, or none is stored. */
export function PhoneActs({ phone }: { phone: string }) {
  const { t } = useWords()
  const { me } = useSession()
  if (!maySee(me.role, 'phone')) return t('contact_hidden')
  if (phone === '') return t('contact_no_phone')
  return (
    <>
      <Button component="a" variant="default" href={`tel:${phone}`}>
        {t('order_call')}
      </Button>
      <Button
        component="a"
        variant="default"
        href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('order_whatsapp')}
      </Button>
    </>
  )
}
