import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useAsk } from '../../../ask.ts'
import { useLanguage } from '../../../language.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChange } from '../../../ui/use-change.ts'
import { saveFile } from '../../../ui/files/save-file.ts'

type Props = { numbers: string[]; title: string }

/** Saves the invoices of some orders with their credit notes, as one PDF; each order records it. */
export function InvoicesButton({ numbers, title }: Props) {
  const ask = useAsk()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const { run, isBusy, error } = useChange(async () => {
    const query = { numbers: numbers.join(','), language_code: language }
    await ask(() => saveFile('GET staff/download-tax-documents', { query }))
    await queries.invalidateQueries({ queryKey: ['GET staff/get-order-timeline/{orderNumber}'] })
  })
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void run()}>
        {title}
      </Button>
      <Notice error={error} />
    </>
  )
}
