import { Button } from '@mantine/core'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './returns.module.css'

/** How to reach the customer. */
export function ReturnCustomer({ found: { phone } }: { found: StaffReturnPage }) {
  const { t } = useWords()
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <p className={ui.acts}>
        <Button component="a" variant="default" href={`tel:${phone}`}>
          {t('staff_return_call')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('staff_return_whatsapp')}
        </Button>
      </p>
    </div>
  )
}
