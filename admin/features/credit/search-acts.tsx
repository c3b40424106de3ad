import { Button } from '@mantine/core'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import { isolate } from '../../ui/isolate.ts'
import { useWords } from '../../words.tsx'

/** The minimum length of an email or phone that the server looks for. */
export const minContact = 3

/**
 * What a search of the customers with credit offers when it finds nobody: the account with this email or phone, which
 * may have no credit yet, or all customers for a name.
 */
export function SearchActs({ text }: { text: string }) {
  const { t } = useWords()
  const { can } = useSession()
  if (text.length >= minContact && /[@\d]/.test(toLatinDigits(text))) {
    return (
      <Button component={Link} to={`/credit?${new URLSearchParams({ contact: text })}`}>
        {t('credit_find_account', { contact: isolate(text) })}
      </Button>
    )
  }
  if (text === '' || !can('customers.read')) return null
  return (
    <Button component={Link} to={`/customers?${new URLSearchParams({ q: text })}`}>
      {t('credit_find_customer')}
    </Button>
  )
}
