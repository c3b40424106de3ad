import { valuesOfCountry } from '@rimal/contract/country/country-values'
import type { Text } from '@rimal/contract/language'
import type { Settings } from '../settings/settings.ts'

export type VatSettings = Settings['vat']
type VatRegimeName = NonNullable<VatSettings['regime']>

type VatRegime = {
  /** In percent, included in every price; up to two decimals. */
  percent: number
  /** 'line' rounds each line to the minor unit, 'total' once; the amounts differ by a unit or two. */
  rounding: 'line' | 'total'
  /** Whether the owner may choose another rounding. */
  roundsFreely?: boolean
  /** The names of the documents; a buyer who is registered for VAT gets the full form. */
  invoice: Text
  invoiceForBusiness: Text
  creditNote: Text
  creditNoteForBusiness: Text
  /** The name of the number of a business that is registered for VAT. */
  numberName: Text
  /** What the documents must show besides parties, lines and amounts. */
  showsTime: boolean
  hasQr: boolean
  /** What the documents must say about the seller. */
  needs: ('name' | 'address' | 'taxNumber')[]
}

const taxInvoice = { en: 'Tax invoice', ar: 'فاتورة ضريبية' }
const taxCreditNote = { en: 'Tax credit note', ar: 'إشعار دائن ضريبي' }
const numberName = { en: 'TRN', ar: 'رقم التسجيل الضريبي' }
const noVat = { en: 'Invoice', ar: 'فاتورة' }
const creditNote = { en: 'Credit note', ar: 'إشعار دائن' }

/**
 * The VAT law of each place. Rounding by line is VATP006 of the Emirates; rounding once for all lines is BR-CO-17
 * of EN 16931, on which the Saudi rules are based.
 */
const vatRegimes: Record<VatRegimeName, VatRegime> = {
  uae: {
    percent: 5,
    rounding: 'line',
    invoice: taxInvoice,
    invoiceForBusiness: taxInvoice,
    creditNote: taxCreditNote,
    creditNoteForBusiness: taxCreditNote,
    numberName,
    showsTime: false,
    hasQr: false,
    needs: ['name', 'address', 'taxNumber'],
  },
  ksa: {
    percent: 15,
    rounding: 'total',
    invoice: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
    invoiceForBusiness: taxInvoice,
    creditNote: {
      en: 'Credit note for simplified tax invoice',
      ar: 'إشعار دائن للفاتورة الضريبية المبسطة',
    },
    creditNoteForBusiness: {
      en: 'Credit note for tax invoice',
      ar: 'إشعار دائن للفاتورة الضريبية',
    },
    numberName: { en: 'VAT number', ar: 'رقم التسجيل الضريبي' },
    showsTime: true,
    hasQr: true,
    needs: ['name', 'address', 'taxNumber'],
  },
  inclusive: {
    percent: 0,
    rounding: 'total',
    roundsFreely: true,
    invoice: taxInvoice,
    invoiceForBusiness: taxInvoice,
    creditNote: taxCreditNote,
    creditNoteForBusiness: taxCreditNote,
    numberName: { en: 'VAT number', ar: 'رقم التسجيل الضريبي' },
    showsTime: false,
    hasQr: false,
    needs: ['name', 'address', 'taxNumber'],
  },
  none: {
    percent: 0,
    rounding: 'total',
    invoice: noVat,
    invoiceForBusiness: noVat,
    creditNote,
    creditNoteForBusiness: creditNote,
    numberName,
    showsTime: false,
    hasQr: false,
    needs: ['name'],
  },
}

/** The length of a value in the code of ZATCA is one byte. */
const longestName = 255

export type VatRules = VatRegime & { name: VatRegimeName }

/**
 * Returns the rules by which a shop charges VAT: cart, page, document and payment provider all follow these rules.
 */
export function vatRulesOf({ vat, country }: { vat: VatSettings; country: string }): VatRules {
  const name = vat.regime ?? valuesOfCountry(country).vat.regime ?? 'inclusive'
  const regime = vatRegimes[name]
  return {
    ...regime,
    name,
    percent: name === 'none' ? 0 : (vat.percent ?? regime.percent),
    rounding: (regime.roundsFreely && vat.rounding) || regime.rounding,
  }
}

type Seller = { name: Text; address: Text; taxNumber: string }

/** Which settings of the seller are missing, or too long, for the documents that a regime asks for. */
export function missingOfSeller(settings: {
  vat: VatSettings
  country: string
  seller: Seller
}): VatRegime['needs'] {
  const { needs, hasQr } = vatRulesOf(settings)
  const { seller } = settings
  const isGiven = {
    name: seller.name.en !== '' && seller.name.ar !== '',
    address: seller.address.en !== '' && seller.address.ar !== '',
    taxNumber: seller.taxNumber !== '',
  }
  const tooLong = hasQr && Buffer.byteLength(seller.name.ar) > longestName
  return needs.filter((part) => !isGiven[part] || (part === 'name' && tooLong))
}
