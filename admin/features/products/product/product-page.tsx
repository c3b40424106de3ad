import type { StaffProduct } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Refusal } from '../../../call.ts'
import { useRead } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { Section } from '../../../ui/page-head.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { AddressPart } from './address-part.tsx'
import { ColorsPart } from './colors-part.tsx'
import { useFieldTexts } from './field-texts.ts'
import { GarmentPart } from './garment-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { Lacks } from './lacks.tsx'
import { LookPart } from '../look/look-part.tsx'
import css from './product.module.css'
import { ProductionPart } from './production-part.tsx'
import { PlacePart } from './place-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { useProductForm } from './use-product-form.ts'
import { ProductHead } from './product-head.tsx'
import { QueueFields } from './queue/queue-fields.tsx'
import { SearchPart } from './search-part.tsx'
import { ShownIn } from './shown-in/shown-in.tsx'
import { StockPart } from '../stock-grid/stock-part.tsx'
import { TextsPart } from './texts-part.tsx'

/** One product: everything of it that can be edited, its state and its history. */
export function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useRead('GET staff/get-product/{id}', { params: { id } })
  if (data && data.id === id) {
    return (
      <Product
        key={id}
        product={data}
        read={async () => (await refetch({ throwOnError: true })).data ?? data}
      />
    )
  }
  if (error instanceof Refusal) return <p className={ui.empty}>{error.message}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = { product: StaffProduct; read: () => Promise<StaffProduct> }

function Product({ product, read }: Props) {
  const { t } = useWords()
  const { can } = useSession()
  const canEdit = can('products.edit')
  const form = useProductForm(product, read)
  const [uploading, setUploading] = useState<readonly string[]>([])
  const texts = useFieldTexts()
  const part = { form, canEdit }
  return (
    <EditForm form={form} isUploading={uploading.length > 0} {...texts}>
      <ProductHead product={product} hasChanges={form.changed.length > 0} canEdit={canEdit} />
      {canEdit ? <Lacks product={product} /> : <p className={ui.lede}>{t('product_read_only')}</p>}
      {product.state === 'published' ? <ShownIn id={product.id} /> : null}
      <Section id="texts" title={t('product_texts')}>
        <TextsPart {...part} />
      </Section>
      <Section id="colors" title={t('product_colors')}>
        <ColorsPart
          {...part}
          onUploading={(key, isUploading) =>
            setUploading((now) => [
              ...now.filter((one) => one !== key),
              ...(isUploading ? [key] : []),
            ])
          }
        />
      </Section>
      <Section id="stock" title={t('product_stock')}>
        <StockPart product={product} hasNew={form.changed.includes('items')} />
      </Section>
      <Section id="prices" title={t('product_prices')}>
        <PricesPart form={form} canEdit={can('prices.change')} />
      </Section>
      <Section id="place" title={t('product_place')}>
        <PlacePart {...part} />
        <LookPart {...part} product={product} />
      </Section>
      <Section id="production" title={t('product_production')}>
        <div className={css.fields}>
          <ProductionPart {...part} />
          <QueueFields {...part} product={product} />
        </div>
      </Section>
      <Section id="garment" title={t('product_garment')}>
        <GarmentPart {...part} />
      </Section>
      <Section id="search" title={t('product_search_engines')}>
        <AddressPart product={product} hasChanges={form.changed.length > 0} canEdit={canEdit} />
        <SearchPart {...part} />
      </Section>
      {can('audit.read') ? (
        <Section id="history" title={t('product_history')}>
          <HistoryPart id={product.id} />
        </Section>
      ) : null}
    </EditForm>
  )
}
