import { Button } from '@mantine/core'
import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { Link } from 'react-router'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { EmptyList } from '../../../ui/list/empty-list.tsx'
import { Crumb } from '../../../ui/page-head.tsx'
import ui from '../../../ui/ui.module.css'
import { useShop } from '../../../use-shop.ts'
import { useWords } from '../../../words.tsx'
import { GridEdit } from './grid-edit.tsx'
import { maxGridProducts } from './rules/grid-address.ts'
import { useGridProducts } from './use-grid-products.ts'

/** Many products in a grid, in which cells are edited as in a spreadsheet; the address says which. */
export function GridPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <title>{t('grid_title')}</title>
      <Crumb>
        <Link to="/products">{t('admin_products')}</Link>
      </Crumb>
      <h1>{t('grid_title')}</h1>
      {can('products.edit') ? <Products /> : <p className={ui.lede}>{t('grid_not_yours')}</p>}
    </>
  )
}

function Products() {
  const { t } = useWords()
  const shop = useShop()
  const { data, error, refetch, address } = useGridProducts()
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (!data || !shop) return <p aria-busy />
  const { products, isCut } = data
  if (products.length === 0) return <NoProducts />
  return (
    <>
      <Lede products={products} />
      {isCut ? <p className={ui.notice}>{t('grid_cut', { max: maxGridProducts })}</p> : null}
      <GridEdit key={address} first={products} currency={shop.currency} />
    </>
  )
}

function Lede({ products }: { products: readonly GridProduct[] }) {
  const { t } = useWords()
  return (
    <>
      <p className={ui.lede}>{t('list_products_count', { count: products.length })}</p>
      <p className={ui.lede}>{t('grid_lede')}</p>
    </>
  )
}

function NoProducts() {
  const { t } = useWords()
  return (
    <EmptyList text={t('grid_none')}>
      <Button component={Link} to="/products" variant="default">
        {t('admin_products')}
      </Button>
    </EmptyList>
  )
}
