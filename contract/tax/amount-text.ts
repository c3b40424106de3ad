import { toDecimalString } from '../money.ts'

/** '1,190.48': minor units with all decimals, so that columns can be added up; the currency stands above them. */
export function amountText(minor: number, currency: string): string {
  const [whole = '', decimals] = toDecimalString(minor, currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
