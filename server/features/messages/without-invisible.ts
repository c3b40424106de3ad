const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A text without the characters that nobody sees, which would hide an address from a rule about addresses and not from a
 * mail program.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFC')
}
