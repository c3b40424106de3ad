/** Where a press on a telephone number leads. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}

/** A WhatsApp conversation with a number, or a choice of people without one, the first words written already. */
export function whatsappAddress(phone: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}${query}`
}
