import { useShop } from '../use-shop.ts'
import css from './ui.module.css'

/** The name of the shop, as the storefront writes it. */
export function Mark() {
  const shop = useShop()
  return <span className={css.mark}>{shop?.name ?? '\u00a0'}</span>
}
