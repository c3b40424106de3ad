import { toDecimalString } from '../money.ts'

/** '1,190.48': minor units with all decimals and without the currency, which heads the column. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', decimals] = toDecimalString(minor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
