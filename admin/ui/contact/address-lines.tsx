import type { LanguageCode } from '@rimal/contract/language'
import { addressComma } from '@rimal/contract/text/delivery-address'
import { Fragment } from 'react'

type LinesProps = {
  /** As `deliveryLines` gives them. */
  lines: readonly (readonly string[])[]
  /** The language of the reader. */
  language: LanguageCode
}

/** The lines of an address: all begin at the same side, and each part has its own direction. */
export function AddressLines({ lines, language }: LinesProps) {
  return lines.map((parts) => (
    <p key={parts.join()}>
      <AddressParts parts={parts} language={language} />
    </p>
  ))
}

type PartsProps = { parts: readonly string[]; language: LanguageCode }

/** The parts of one line of an address, with the commas of the language. */
export function AddressParts({ parts, language }: PartsProps) {
  return parts.map((part, place) => (
    <Fragment key={place}>
      {place === 0 ? null : addressComma[language]}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
