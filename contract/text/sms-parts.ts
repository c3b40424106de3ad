/** The alphabet of text messages (GSM 03.38), and its characters that count twice. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const doubled = '\f^{}\\[~]|€'

export type SmsLength = {
  /** Units of the encoding; some characters count twice. */
  units: number
  /** Units that a message of so many parts has room for. */
  room: number
  /** Each part costs as much as a text message. */
  parts: number
}

/**
 * The length of a text message. With characters outside its alphabet, such as Arabic ones, a part has 70 units instead
 * of 160; a message of several parts loses some in each to their numbers (3GPP TS 23.040).
 */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isBasic = characters.every((one) => basic.includes(one) || doubled.includes(one))
  const units = isBasic
    ? characters.reduce((sum, one) => sum + (doubled.includes(one) ? 2 : 1), 0)
    : text.length
  const [single, several] = isBasic ? [160, 153] : [70, 67]
  if (units <= single) return { units, room: single, parts: 1 }
  const parts = Math.ceil(units / several)
  return { units, room: parts * several, parts }
}
