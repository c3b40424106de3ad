import { Button } from '@mantine/core'
import { useWords } from '../../words.tsx'

/** The ways to reach a customer by phone. */
export function PhoneActs({ phone }: { phone: string }) {
  const { t } = useWords()
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
