import { Button, Menu } from '@mantine/core'
import { exportFormats } from '@rimal/contract/staff/import-kinds'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useAsk } from '../../ask.ts'
import { useSession } from '../../session.ts'
import { Notice } from '../../ui/notice.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { saveFile } from '../../ui/files/save-file.ts'

/** The ways to the import and to a file of all products. */
export function ImportActs() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <ExportMenu />
      {can('products.edit') ? (
        <Button component={Link} to="/products/import" variant="default">
          {t('import_title')}
        </Button>
      ) : null}
    </>
  )
}

function ExportMenu() {
  const { t } = useWords()
  const ask = useAsk()
  const save = useCallback(
    (format: string) => ask(() => saveFile('GET staff/export-products', { query: { format } })),
    [ask],
  )
  const { run, isBusy, error } = useChange(save)
  return (
    <>
      <Notice error={error} />
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" loading={isBusy}>
            {t('import_export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {exportFormats.map((format) => (
            <Menu.Item key={format} onClick={() => void run(format)}>
              {t(`import_export_${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
