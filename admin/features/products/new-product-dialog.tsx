import { Button, NativeSelect } from '@mantine/core'
import type { Text } from '@rimal/contract/language'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyField } from '../../ui/form/number-field.tsx'
import { TextInBoth } from '../../ui/form/text-in-both.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { useGroupChoices } from './use-group-choices.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Creates a draft and opens it. */
export function NewProductDialog({ isOpen, onClose }: Props) {
  const { t } = useWords()
  const choices = useGroupChoices()
  return (
    <Dialog title={t('products_new')} isOpen={isOpen} onClose={onClose}>
      {choices?.types.length === 0 ? (
        <div className={ui.form}>
          <p>{t('products_no_types')}</p>
          <Link to="/catalogue?kind=types">{t('products_add_type')}</Link>
        </div>
      ) : (
        <NewProductForm types={choices?.types ?? []} />
      )}
    </Dialog>
  )
}

function NewProductForm({ types }: { types: { value: string; label: string }[] }) {
  const { t } = useWords()
  const shop = useShop()
  const navigate = useNavigate()
  const [name, setName] = useState<Text>({ en: '', ar: '' })
  const [chosen, setChosen] = useState<string>()
  const [price, setPrice] = useState<number | null>(null)
  const send = useSend(['GET staff/list-products', 'GET staff/count-products'])
  const typeId = chosen ?? types[0]?.value ?? ''
  const { run, isBusy, error, fields } = useChange(async () => {
    const { id } = await send('POST staff/create-product', {
      body: { name, typeId, price: price ?? 0 },
    })
    void navigate(`/products/${id}`)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <p className={ui.lede}>{t('products_new_lede')}</p>
      {Object.keys(fields).length === 0 ? <Notice error={error} /> : null}
      <TextInBoth
        label={t('product_name')}
        value={name}
        onChange={setName}
        maxLength={120}
        errors={{ en: fields['name.en'], ar: fields['name.ar'] }}
      />
      <NativeSelect
        label={t('product_type')}
        value={typeId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={types}
        error={fields['typeId']}
      />
      <MoneyField
        label={t('product_price')}
        value={price}
        onChange={setPrice}
        currency={shop?.currency ?? 'AED'}
        error={fields['price']}
      />
      <Button type="submit" loading={isBusy}>
        {t('products_create')}
      </Button>
    </form>
  )
}
