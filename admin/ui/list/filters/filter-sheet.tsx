import { Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import controls from '../../../styles/controls.module.css'
import { useWords } from '../../../words.tsx'
import { Icon } from '../../icon.tsx'
import ui from '../../ui.module.css'
import css from '../list.module.css'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { activeFilters } from './list-filter.ts'

/** The filters of a list on a phone: behind one button, which says how many are active. */
export function FilterSheet({ filters, sort, onChoose }: FilterFieldsProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const active = activeFilters(filters).length
  if (filters.length === 0 && !sort) return null
  return (
    <div className={css.sheetButton}>
      <Button
        variant="default"
        leftSection={<Icon name="filters" />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {active > 0 ? t('list_filters_active', { number: active }) : t('list_filters')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        radius={0}
        title={t('list_filters')}
        closeButtonProps={{ 'aria-label': t('admin_close') }}
        classNames={{
          content: `${controls.dialog} ${css.sheet}`,
          header: controls.dialogHeader ?? '',
          title: controls.dialogTitle ?? '',
          body: controls.dialogBody ?? '',
        }}
      >
        <div className={ui.form}>
          <FilterFields filters={filters} sort={sort} onChoose={onChoose} isLabelled />
          <Button onClick={close}>{t('list_filters_done')}</Button>
        </div>
      </Drawer>
    </div>
  )
}
